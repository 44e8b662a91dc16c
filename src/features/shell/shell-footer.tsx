import { Link } from '@tanstack/react-router';
import { AppFooter } from '#src/ui/app-footer.tsx';
import { Logo } from '#src/ui/logo.tsx';

export function ShellFooter() {
  return (
    <AppFooter
      brand={<Logo />}
      links={
        <>
          <Link to="/" activeOptions={{ exact: true, includeSearch: false }}>
            Rooms
          </Link>
          <Link to="/roomies">Roomies</Link>
          <Link to="/privacy">Privacy</Link>
          <Link to="/partners">For partner sites</Link>
          {/* A page of the server, not of this app. */}
          <a href="/api/reference">API reference</a>
          <Link to="/demo/tanstack-query">Query demo</Link>
          <Link to="/demo/table">Table demo</Link>
          <Link to="/demo/form/simple">Form demo</Link>
          <Link to="/demo/form/address">Address demo</Link>
        </>
      }
    />
  );
}
