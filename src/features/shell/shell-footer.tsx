import { Link } from '@tanstack/react-router';
import { AppFooter } from '#src/ui/app-footer.tsx';
import { Logo } from '#src/ui/logo.tsx';

export function ShellFooter() {
  return (
    <AppFooter
      brand={<Logo />}
      links={
        <>
          <Link to="/about">About</Link>
          <Link to="/safety">Staying safe</Link>
          <Link to="/privacy">Privacy</Link>
          <Link to="/terms">Terms</Link>
          <Link to="/partners">For partner sites</Link>
        </>
      }
    />
  );
}
