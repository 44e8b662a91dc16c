import { UsageError } from '#xstate-paths';
import type { Command } from '#xstate-paths/commands/command.ts';
import { checkAll, parseCommand } from '#xstate-paths/commands/parse-command.ts';
import { copyProject, noticePlanted, removeCopy } from '../plant/plant-fault.ts';
import { plantedFaults, type PlantedFault } from '../plant/planted-faults.ts';
import { call } from '../project.ts';
import { stopSignal } from '../run/stop-signal.ts';

export const plantCommand: Command = {
  usage:
    'plant [fault ...]             puts known faults into a copy of the app, one at a time, and\n' +
    '                                says which the paths notice',
  async run(args, print) {
    const names = Object.keys(plantedFaults);
    const usage = `${call} ${plantCommand.usage}`;
    const { positionals } = parseCommand(args, usage, {}, names.length);
    checkAll(...positionals.map((name) => () => faultNamed(name)));
    const chosen = positionals.length === 0 ? names : positionals;
    const stopping = stopSignal();
    const copy = await copyProject();
    const survivors: string[] = [];
    try {
      for (const name of chosen) {
        const fault = faultNamed(name);
        const noticed = await noticePlanted(copy, fault, stopping);
        print(`${noticed === null ? 'SURVIVES' : 'noticed '}  ${name}: ${fault.what}`);
        if (noticed === null) survivors.push(name);
        else print(noticed.replaceAll(/^/gm, '    '));
      }
    } finally {
      await removeCopy(copy);
    }
    print(`\n${chosen.length - survivors.length} of ${chosen.length} planted faults were noticed`);
    return survivors.length > 0 ? 1 : 0;
  },
};

function faultNamed(name: string): PlantedFault {
  const fault = plantedFaults[name];
  if (fault) return fault;
  const known = Object.keys(plantedFaults).join(', ');
  throw new UsageError(`There is no fault "${name}". There are: ${known}`);
}
