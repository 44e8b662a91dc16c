import { Link, useNavigate } from '@tanstack/react-router';
import type { FormEvent } from 'react';
import * as t from '#locales/admin-search.ts';
import * as browse from '#locales/browse.ts';
import { Button } from '#src/ui/button.tsx';
import { chipLinkClass } from '#src/ui/chip-link.ts';
import { Icon } from '#src/ui/icon.tsx';
import { PageHeader } from '#src/ui/page-layout.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { readAdminSearch, searchKinds, type AdminSearch } from './admin-search.ts';
import { FoundListings, FoundMessages, FoundUsers } from './found.tsx';
import styles from './search.module.css';
import * as titles from '#locales/titles.ts';

/** Looks for people, rooms and reported messages. Each look stands in the audit log. */
export function SearchPage({ search }: { search: AdminSearch }) {
  const navigate = useNavigate();
  const { kind = 'users', q, page = 1 } = search;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { q: typed } = Object.fromEntries(new FormData(event.currentTarget));
    void navigate({ to: '/admin/search', search: readAdminSearch({ kind, q: typed }) });
  };
  return (
    <>
      <PageHeader title={titles.adminSearch} lede={t.lede} />
      <div className={styles.filters}>
        <nav aria-label={t.kind} className={styles.chips}>
          {searchKinds.map((each) => (
            <Link
              key={each}
              to="/admin/search"
              search={readAdminSearch({ kind: each })}
              className={chipLinkClass}
              activeProps={{}}
              activeOptions={{ exact: true }}
              aria-current={each === kind ? 'page' : undefined}
            >
              {t.kinds[each]}
            </Link>
          ))}
        </nav>
        <search>
          <form className={styles.form} onSubmit={submit} key={`${kind}|${q ?? ''}`}>
            <TextField
              label={t.labels[kind]}
              hint={t.hints[kind]}
              name="q"
              type="search"
              defaultValue={q}
              prefix={<Icon name="search" />}
            />
            <Button type="submit">{browse.search}</Button>
          </form>
        </search>
      </div>
      {q !== undefined && <Found kind={kind} q={q} page={page} />}
    </>
  );
}

function Found({ kind, ...query }: { kind: keyof typeof t.kinds; q: string; page: number }) {
  if (kind === 'users') return <FoundUsers {...query} />;
  return kind === 'listings' ? <FoundListings {...query} /> : <FoundMessages {...query} />;
}
