import { Link } from '@tanstack/react-router';
import { favorites } from '#locales/marks.ts';
import * as t from '#locales/shell.ts';
import { AppFooter } from '#src/ui/app-footer.tsx';
import { Logo } from '#src/ui/logo.tsx';
import { LanguageLinks } from './language-links.tsx';
import * as titles from '#locales/titles.ts';

export function ShellFooter() {
  return (
    <AppFooter
      brand={<Logo />}
      links={
        <>
          <Link to="/favorites">{favorites}</Link>
          <Link to="/about">{titles.about}</Link>
          <Link to="/safety">{titles.stayingSafe}</Link>
          <Link to="/privacy">{titles.privacy}</Link>
          <Link to="/terms">{titles.terms}</Link>
          <Link to="/about" hash="accessibility" activeOptions={{ includeHash: true }}>
            {t.accessibility}
          </Link>
          <Link to="/partners">{titles.forPartners}</Link>
        </>
      }
      languages={<LanguageLinks />}
    />
  );
}
