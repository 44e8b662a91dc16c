import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { parse } from 'yaml';
import { describe, expect, test } from 'vitest';
import { projectRoot } from '#platform/project-root.ts';
import { readSettings } from '#platform/settings.ts';

// What can be said of the containers without Docker.

const run = promisify(execFile);
const projectFile = (name: string) => path.join(projectRoot, name);
const read = (name: string) => readFile(projectFile(name), 'utf8');

interface Service {
  environment?: Record<string, string>;
  command?: string[];
  volumes?: string[];
  depends_on?: Record<string, unknown> | string[];
  stop_grace_period?: string;
}

async function readCompose() {
  const text = await read('deploy/compose.yaml');
  return parse(text, { merge: true }) as {
    services: Record<string, Service>;
    volumes: Record<string, null>;
  };
}

/** What an operator would write into deploy/.env. */
const given: Record<string, string> = {
  PUBLIC_URL: 'https://rooms.example',
  S3_ENDPOINT: 'https://s3.rooms.example',
  S3_ACCESS_KEY_ID: 'key',
  S3_SECRET_ACCESS_KEY: 'secret',
  OWNER_PASSWORD: 'one',
  SERVER_PASSWORD: 'two',
  REPLICATION_PASSWORD: 'three',
  POSTGRES_PASSWORD: 'four',
  GOOGLE_CLIENT_ID: 'id',
  GOOGLE_CLIENT_SECRET: 'secret',
  SMTP_URL: 'smtps://mail.example',
  MAIL_FROM: 'RoomieRadar <hello@rooms.example>',
  METRICS_TOKEN: 'at-least-16-characters',
};

/** Fills `${NAME:?...}` and `${NAME:-default}`, as Compose does. */
function fill(text: string): string {
  return text.replaceAll(/\$\{(\w+):([?-])([^}]*)\}/g, (_, name: string, kind: string, rest) => {
    const value = given[name] ?? (kind === '-' ? String(rest) : undefined);
    if (value === undefined) throw new Error(`${name} is missing`);
    return value;
  });
}

describe('compose.yaml', () => {
  test('gives each app settings that the server knows and accepts', async () => {
    const { services } = await readCompose();
    const documented = await read('.env.example');
    for (const name of ['one', 'two']) {
      const { environment = {}, stop_grace_period: grace = '' } = services[name] ?? {};
      const filled = Object.fromEntries(
        Object.entries(environment).map(([key, value]) => [key, fill(value)]),
      );
      for (const key of Object.keys(filled)) {
        expect(documented, key).toMatch(new RegExp(`^#? ?${key}=|\\b${key}\\b`, 'm'));
      }
      const settings = readSettings(filled);
      expect(settings).toMatchObject({ production: true, seed: 'none', port: 3000 });
      expect(settings.databaseReplicaUrls).toHaveLength(1);
      expect(parseInt(grace, 10)).toBeGreaterThanOrEqual(settings.drainSeconds + 10 + 14);
    }
  });

  test('names only services, volumes and files that exist', async () => {
    const { services, volumes } = await readCompose();
    expect(Object.keys(services).toSorted()).toEqual(
      ['buckets', 'haproxy', 'one', 'primary', 'replica', 's3', 'two'].toSorted(),
    );
    const used = new Set<string>();
    for (const [name, service] of Object.entries(services)) {
      const needs = service.depends_on ?? [];
      for (const other of Array.isArray(needs) ? needs : Object.keys(needs)) {
        expect(services, `${name} needs ${other}`).toHaveProperty(other);
      }
      for (const volume of service.volumes ?? []) {
        const [source = ''] = volume.split(':', 1);
        if (!source.startsWith('.')) used.add(source);
        else expect(existsSync(projectFile(path.join('deploy', source))), source).toBe(true);
      }
    }
    expect([...used].toSorted()).toEqual(Object.keys(volumes).toSorted());
    for (const value of JSON.stringify(services).matchAll(/\$\{[^}]+\}/g)) fill(value[0]);
  });

  test('the operator guide names everything that must be given', async () => {
    const guide = await read('docs/cluster.md');
    for (const name of Object.keys(given)) expect(guide).toContain(`${name}=`);
  });

  test('gives the database the passwords that its scripts read', async () => {
    const { services } = await readCompose();
    for (const [service, script] of [
      ['primary', 'deploy/create-database.sh'],
      ['replica', 'deploy/start-replica.sh'],
    ] as const) {
      await run('bash', ['-n', projectFile(script)]);
      const names = (await read(script)).matchAll(/\$\{?([A-Z_]+PASSWORD)\b/g);
      for (const [, name] of names) {
        expect(services[service]?.environment, script).toHaveProperty(String(name));
      }
    }
  });
});

describe('haproxy.cfg', () => {
  test('sends to the apps of compose.yaml, at the port that they listen on', async () => {
    const { services } = await readCompose();
    const config = await read('deploy/haproxy.cfg');
    const servers = [...config.matchAll(/^\s*server \w+ (\w+):(\d+) tcp-ut \d+ms$/gm)];
    expect(servers.map(([, host, port]) => [host, port])).toEqual(
      ['one', 'two'].map((name) => [name, services[name]?.environment?.['PORT']]),
    );
  });

  test.skipIf(!existsSync('/usr/sbin/haproxy'))('haproxy accepts it', async () => {
    const { stdout, stderr } = await run('/usr/sbin/haproxy', [
      '-c',
      '-f',
      projectFile('deploy/haproxy.cfg'),
    ]);
    expect(stdout + stderr).toContain('Configuration file is valid');
    const problems = (stdout + stderr).split('\n').filter((line) => /WARNING|ALERT/.test(line));
    // The names of the other containers are known only there.
    expect(problems.filter((line) => !line.includes('could not resolve address'))).toEqual([]);
  });
});

describe('Dockerfile', () => {
  test('starts what npm start does, as an ordinary user, at the port it announces', async () => {
    const dockerfile = await read('Dockerfile');
    const { scripts } = JSON.parse(await read('package.json')) as { scripts: { start: string } };
    const last = (keyword: string) =>
      [...dockerfile.matchAll(new RegExp(`^${keyword} (.+)$`, 'gm'))].at(-1)?.[1] ?? '';
    expect((JSON.parse(last('CMD')) as string[]).join(' ')).toBe(scripts.start);
    expect(last('USER')).toBe('node');
    expect(dockerfile).toContain(`PORT=${last('EXPOSE')}`);
    const { engines } = JSON.parse(await read('package.json')) as { engines: { node: string } };
    const oldest = Number(/\d+/.exec(engines.node)?.[0]);
    for (const [, version] of dockerfile.matchAll(/^FROM node:(\d+)/gm)) {
      expect(Number(version)).toBeGreaterThanOrEqual(oldest);
    }
  });

  test('leaves out what a checkout of a developer has besides', async () => {
    const ignored = (await read('.dockerignore')).split('\n');
    const local = (await read('.gitignore')).split('\n').map((line) => line.replace(/\/$/, ''));
    for (const name of ['.git', ...local]) {
      if (name === '' || name.startsWith('*') || name === '.tanstack') continue;
      expect(ignored).toContain(name);
    }
  });
});
