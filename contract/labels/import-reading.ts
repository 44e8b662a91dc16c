import type { ImportEncoding, ImportSeparator, NumberStyle } from '../imports/import-reading.ts';

export const encodingLabels: Record<ImportEncoding, string> = {
  'utf-8': 'UTF-8',
  'windows-1252': 'Windows-1252 or Latin-1',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16, big-endian',
};

export const separatorLabels: Record<ImportSeparator, string> = {
  comma: 'Comma ,',
  semicolon: 'Semicolon ;',
  tab: 'Tab',
  bar: 'Bar |',
};

export const numberLabels: Record<NumberStyle, string> = {
  point: '1,200.50',
  comma: '1.200,50',
  mixed: '1,200.50 or 1.200,50, each by itself',
};
