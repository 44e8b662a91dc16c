import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { foundingMachine } from '#machines/founding.machine.ts';
import { groupMachine } from '#machines/group.machine.ts';
import { inquiryMachine } from '#machines/inquiry.machine.ts';
import { offerMachine } from '#machines/offer.machine.ts';
import { viewingMachine } from '#machines/viewing.machine.ts';
import { drawMachine } from '#scripts/draw-machine.ts';

/** The page of each process, and its machines by the name of the chart. */
const pages = {
  'docs/applicants.md': { inquiry: inquiryMachine, viewing: viewingMachine, offer: offerMachine },
  'docs/groups.md': { group: groupMachine },
  'docs/wanted.md': { founding: foundingMachine },
};

test.each(Object.entries(pages))(
  'the charts of %s are those of the machines',
  async (file, machines) => {
    const page = await readFile(file, 'utf8');
    for (const [name, machine] of Object.entries(machines)) {
      // A failure prints the chart to paste below the mark.
      const chart = `<!-- chart: ${name} -->\n\n\`\`\`mermaid\n${drawMachine(machine)}\n\`\`\``;
      expect(page, name).toContain(chart);
    }
  },
);
