import * as t from '#locales/listing.ts';
import { buttonClass, type ButtonLook } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import { outsideAddress } from './outside-address.ts';

/** A way to where a listing came from; the other site learns nothing about ours. */
export function OutsideLink({ link, look }: { link: string | null; look?: ButtonLook }) {
  const outside = outsideAddress(link);
  if (!outside) return null;
  return (
    <a
      className={buttonClass({ wide: true, ...look })}
      href={outside.href}
      target="_blank"
      rel="noopener noreferrer nofollow"
    >
      {t.seeItOn({ site: outside.host })}
      <Icon name="external" />
      <VisuallyHidden> {t.opensNewTab}</VisuallyHidden>
    </a>
  );
}
