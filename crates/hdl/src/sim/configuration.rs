//! Reads and writes through a design's AXI4-Lite port.

use super::stream::{StreamBench, StreamError, PATIENCE};
use super::PortRef;

impl StreamBench {
    /// Holds the design in reset for a few cycles.
    pub fn reset(&mut self) {
        let raw = self.raw.as_ref().map(|raw| raw.valid);
        let ports = [self.input.valid, self.output.ready];
        for port in ports.into_iter().chain(raw) {
            self.simulator.set_all(port, 0);
        }
        for name in ["awvalid", "wvalid", "arvalid", "bready", "rready"] {
            if let Some(port) = self.simulator.input(&format!("s_axil_{name}")) {
                self.simulator.set_all(port, 0);
            }
        }
        self.simulator.reset(true);
        for _ in 0..4 {
            self.simulator.settle();
            self.simulator.clock();
        }
        self.simulator.reset(false);
    }

    fn port(&self, name: &str) -> Result<PortRef, StreamError> {
        let port = format!("s_axil_{name}");
        self.simulator
            .input(&port)
            .or(self.simulator.output(&port))
            .ok_or(StreamError::NoPort {
                module: "the design".into(),
                port,
            })
    }

    /// Cycles on until the port is 1 in lane 0.
    fn wait_for(&mut self, port: PortRef) -> Result<(), StreamError> {
        for _ in 0..PATIENCE {
            self.settle();
            if self.simulator.get(port, 0) == 1 {
                return Ok(());
            }
            self.clock()?;
        }
        Err(StreamError::Hang {
            cycles: PATIENCE,
            at: self.cycle,
            lane: 0,
            blocks: 0,
            expected: 0,
        })
    }

    /// Writes a word through the configuration port, in all lanes alike.
    pub fn write(&mut self, address: u32, data: u32) -> Result<(), StreamError> {
        let set = [
            ("awvalid", 1),
            ("awaddr", address),
            ("wvalid", 1),
            ("wdata", data),
            ("wstrb", 15),
            ("bready", 1),
        ];
        for (name, value) in set {
            let port = self.port(name)?;
            self.simulator.set_all(port, u64::from(value));
        }
        self.wait_for(self.port("awready")?)?;
        self.clock()?;
        for name in ["awvalid", "wvalid"] {
            let port = self.port(name)?;
            self.simulator.set_all(port, 0);
        }
        self.wait_for(self.port("bvalid")?)?;
        let failed = self.simulator.get(self.port("bresp")?, 0) != 0;
        self.clock()?;
        if failed {
            return Err(StreamError::Refused {
                kind: "a write",
                address,
            });
        }
        Ok(())
    }

    /// Reads a word through the configuration port of lane 0.
    pub fn read(&mut self, address: u32) -> Result<u32, StreamError> {
        for (name, value) in [("arvalid", 1), ("araddr", address), ("rready", 1)] {
            let port = self.port(name)?;
            self.simulator.set_all(port, u64::from(value));
        }
        self.wait_for(self.port("arready")?)?;
        self.clock()?;
        let arvalid = self.port("arvalid")?;
        self.simulator.set_all(arvalid, 0);
        self.wait_for(self.port("rvalid")?)?;
        let data = self.simulator.get(self.port("rdata")?, 0) as u32;
        let failed = self.simulator.get(self.port("rresp")?, 0) != 0;
        self.clock()?;
        if failed {
            return Err(StreamError::Refused {
                kind: "a read",
                address,
            });
        }
        Ok(data)
    }
}
