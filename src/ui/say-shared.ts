import * as t from '#locales/listing-later.ts';
import { showToast } from './toast.ts';

export const sayCopied = () => showToast({ kind: 'success', message: t.linkCopied, id: 'share' });

export const sayCopyThis = (address: string) =>
  showToast({ kind: 'info', message: t.copyThisLink, description: address, id: 'share' });
