import { createActor, setup } from 'xstate';
import type { AnyPathModel } from '#xstate-paths';
import { imageUploadModel } from '../../models/image-upload.ts';

/** Receives the reports of an upload. */
const manager = createActor(setup({}).createMachine({}), { id: 'manager' });

/** The upload of one image, without the manager that started it. */
export const imageUploadTraces: AnyPathModel<never> = {
  ...imageUploadModel,
  starts: Object.fromEntries(
    Object.entries(imageUploadModel.starts).map(([name, input]) => [name, { ...input, manager }]),
  ),
};
