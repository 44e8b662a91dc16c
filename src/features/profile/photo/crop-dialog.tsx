import { useState } from 'react';
import * as t from '#locales/profile.ts';
import * as ui from '#locales/ui.ts';
import type { Crop, ImageSize } from '#machines/profile-photo.machine.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { startingCrop } from './crop.ts';
import { PhotoCropper } from './photo-cropper.tsx';

interface CropDialogProps {
  file: Blob;
  size: ImageSize;
  onConfirm: (crop: Crop) => void;
  onClose: () => void;
}

/** Asks which square of the chosen image to keep. */
export function CropDialog({ file, size, onConfirm, onClose }: CropDialogProps) {
  const [crop, setCrop] = useState(() => startingCrop(size));
  return (
    <Dialog
      open
      title={t.chooseSection}
      closeLabel={ui.cancel}
      onClose={onClose}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {ui.cancel}
          </Button>
          <Button onClick={() => onConfirm(crop)}>{t.takePhoto}</Button>
        </>
      }
    >
      <PhotoCropper file={file} size={size} crop={crop} onChange={setCrop} />
    </Dialog>
  );
}
