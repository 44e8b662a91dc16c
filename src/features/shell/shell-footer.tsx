import { Link } from '@tanstack/react-router';
import { favorites } from '#locales/marks.ts';
import * as t from '#locales/shell.ts';
import { AppFooter } from '#src/ui/app-footer.tsx';
import { Logo } from '#src/ui/logo.tsx';
import { LanguageLinks } from './language-links.tsx';

export function ShellFooter() {
  return (
    <AppFooter
      brand={<Logo />}
      links={
        <>
          <Link to="/favorites">{favorites}</Link>
          <Link to="/about">{t.about}</Link>
          <Link to="/safety">{t.stayingSafe}</Link>
          <Link to="/privacy">{t.privacy}</Link>
          <Link to="/terms">{t.terms}</Link>
          <Link to="/about" hash="accessibility" activeOptions={{ includeHash: true }}>
            {t.accessibility}
          </Link>
          <Link to="/partners">{t.forPartners}</Link>
        </>
      }
      languages={<LanguageLinks />}
    />
  );
}
