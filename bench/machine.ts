import { cpus, loadavg, totalmem } from 'node:os';

export interface Machine {
  cores: number;
  processor: string;
  memoryGb: number;
  node: string;
  platform: string;
  /** Load average at the start: other processes distort times, but not ratios. */
  loadBefore: number;
}

/** The machine of this run. */
export function describeMachine(): Machine {
  const processors = cpus();
  return {
    cores: processors.length,
    processor: processors[0]?.model.trim() ?? 'unknown',
    memoryGb: Math.round(totalmem() / 2 ** 30),
    node: process.version,
    platform: `${process.platform} ${process.arch}`,
    loadBefore: Math.round((loadavg()[0] ?? 0) * 10) / 10,
  };
}

/** "2 cores (…), 8 GB, Node v20.20.2, linux x64" */
export function formatMachine(machine: Machine): string {
  const { cores, processor, memoryGb, node, platform, loadBefore } = machine;
  const busy = loadBefore > cores / 4 ? `; it was busy before the run (load ${loadBefore})` : '';
  return `${cores} cores (${processor}), ${memoryGb} GB, Node ${node}, ${platform}${busy}`;
}
