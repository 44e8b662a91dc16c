import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { inquiryMachine } from '#machines/inquiry.machine.ts';
import { offerMachine } from '#machines/offer.machine.ts';
import { viewingMachine } from '#machines/viewing.machine.ts';
import { drawMachine } from '#scripts/draw-machine.ts';

const machines = { inquiry: inquiryMachine, viewing: viewingMachine, offer: offerMachine };

test('the charts of docs/applicants.md are those of the machines', async () => {
  const page = await readFile('docs/applicants.md', 'utf8');
  for (const [name, machine] of Object.entries(machines)) {
    // A failure prints the chart to paste below the mark.
    const chart = `<!-- chart: ${name} -->\n\n\`\`\`mermaid\n${drawMachine(machine)}\n\`\`\``;
    expect(page, name).toContain(chart);
  }
});
