import { useState } from 'react';
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
      title="Choose what to show"
      closeLabel="Cancel"
      onClose={onClose}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button onClick={() => onConfirm(crop)}>Use this photo</Button>
        </>
      }
    >
      <PhotoCropper file={file} size={size} crop={crop} onChange={setCrop} />
    </Dialog>
  );
}
