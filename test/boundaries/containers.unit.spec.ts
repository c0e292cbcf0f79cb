import { access, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import {
  DkimEnvironment,
  ServerEnvironment,
  TranslationEnvironment,
  TravellerEnvironment,
} from '../../libs/platform/src/config/environment.js';
import { processOf } from '../../apps/front/src/routes.js';
import { API_FLAGS, PROCESS_ENV, TRAVELLER_FLAGS } from '../../scripts/lib/api-flags.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const OWN = ['api', 'mail-catcher', 'migrate', 'remains', 'traveller', 'worker'];

interface Service {
  image: string;
  build?: { context: string; args: { NODE_IMAGE: string } };
  user?: string;
  read_only?: boolean;
  cap_drop?: string[];
  security_opt?: string[];
  command?: string[];
  deploy?: { replicas: number };
  environment?: Record<string, string | null>;
  secrets?: string[];
  ports?: string[];
  volumes?: string[];
  healthcheck?: { test: string[] };
  depends_on?: Record<string, { condition: string }>;
}

let services: Record<string, Service>;
let secrets: Record<string, { file: string }>;
let dockerfile: string;

beforeAll(async () => {
  const compose = await readFile(join(ROOT, 'docker-compose.yml'), 'utf8');
  ({ services, secrets } = parse(compose, { merge: true }) as { services: typeof services; secrets: typeof secrets });
  dockerfile = await readFile(join(ROOT, 'Dockerfile'), 'utf8');
});

const service = (name: string): Service => services[name]!;
const commandOfImage = (): string[] => JSON.parse(/^CMD (\[.*\])$/m.exec(dockerfile)![1]!) as string[];

test('compose runs the shape of the design: two of each process behind one web server', () => {
  expect(Object.keys(services).sort()).toEqual([
    'api',
    'front',
    'mail-catcher',
    'migrate',
    'postgres',
    'redis',
    'remains',
    'traveller',
    'worker',
  ]);
  expect([service('api'), service('traveller'), service('worker')].map((s) => s.deploy?.replicas)).toEqual([2, 2, 2]);
});

test('our processes share one image, and each command is a file that the build makes or that is there', async () => {
  expect(new Set(OWN.map((name) => `${service(name).image} ${service(name).build?.context}`))).toEqual(
    new Set(['${LANDFALL_IMAGE:-landfall} .']),
  );
  const scripts = OWN.map((name) => (service(name).command ?? commandOfImage()).find((part) => /\.m?js$/.test(part))!);
  expect(new Set(scripts).size).toBe(OWN.length);
  for (const script of scripts)
    await access(join(ROOT, script.replace(/^dist\/bundles\/(.*)\.js$/, 'apps/$1/src/main.ts')));
});

test('api and traveller start with the flags of npm start, also by the commands of the guide', async () => {
  expect(commandOfImage()).toEqual(['node', ...API_FLAGS, '--enable-source-maps', 'dist/bundles/api.js']);
  expect(service('traveller').command).toEqual([
    'node',
    ...TRAVELLER_FLAGS,
    '--enable-source-maps',
    'dist/bundles/traveller.js',
  ]);
  for (const [name, value] of Object.entries(PROCESS_ENV))
    expect(dockerfile).toMatch(new RegExp(`^ENV .*\\b${name}=${value}$`, 'm'));
  const guide = await readFile(join(ROOT, 'docs/how-to/operate.md'), 'utf8');
  expect(guide).toContain(`\`node ${API_FLAGS.join(' ')} dist/bundles/api.js\``);
  expect(guide).toContain(`\`node ${TRAVELLER_FLAGS.join(' ')} dist/bundles/traveller.js\``);
});

test('no process starts before the schema stands, and everything started for good says whether it works', () => {
  expect(service('migrate').depends_on).toEqual({ postgres: { condition: 'service_healthy' } });
  for (const name of ['api', 'traveller', 'worker', 'remains'])
    expect(service(name).depends_on?.['migrate']).toEqual({ condition: 'service_completed_successfully' });
  expect(
    Object.keys(services)
      .filter((name) => !service(name).healthcheck)
      .sort(),
  ).toEqual(['migrate']);
});

test('what is installed is what the lockfile lists, on base images that no tag can change', () => {
  expect(dockerfile).toMatch(/^RUN npm ci --omit=dev /m);
  expect(dockerfile).not.toMatch(/npm install/);
  const pinned = /^ARG NODE_IMAGE=(\S+@sha256:[0-9a-f]{64})$/m.exec(dockerfile)![1];
  expect([...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, image]) => image)).toEqual(Array(3).fill('${NODE_IMAGE}'));
  expect(service('api').build!.args.NODE_IMAGE).toBe(`\${NODE_IMAGE:-${pinned}}`);
  for (const name of ['postgres', 'redis', 'front'])
    expect(service(name).image).toMatch(/^\$\{[A-Z]+_IMAGE:-[a-z]+:[\w.-]+@sha256:[0-9a-f]{64}\}$/);
});

test('no container writes to its file system, has capabilities or runs as root', () => {
  for (const [name, { read_only, cap_drop, security_opt, user }] of Object.entries(services)) {
    expect([name, read_only, cap_drop, security_opt]).toEqual([name, true, ['ALL'], ['no-new-privileges:true']]);
    if (!OWN.includes(name)) expect(user).toBe({ postgres: 'postgres', redis: 'redis', front: 'nginx' }[name]);
  }
  expect(dockerfile).toMatch(/^USER node$/m);
});

test('secrets are files that one command makes, and each container gets its own alone', async () => {
  const made = await readFile(join(ROOT, 'deploy/make-secrets.sh'), 'utf8');
  expect(Object.keys(secrets).filter((name) => !new RegExp(`^(make|optional) ${name}\\b`, 'm').test(made))).toEqual([]);
  for (const [name, secret] of Object.entries(secrets))
    expect(secret).toEqual({ file: `\${SECRETS_DIR:-./secrets}/${name}` });
  expect(Object.fromEntries(Object.keys(services).map((name) => [name, service(name).secrets ?? []]))).toEqual({
    postgres: ['postgres_password'],
    redis: [],
    'mail-catcher': [],
    migrate: ['landfall_secret', 'postgres_password', 'app_database_password', 'traveller_database_password'],
    api: ['landfall_secret', 'app_database_password', 'oidc_client_secret'],
    remains: ['postgres_password'],
    traveller: ['landfall_secret', 'traveller_database_password'],
    worker: ['landfall_secret', 'app_database_password', 'dkim_private_key'],
    front: [],
  });
});

test('no secret is in an environment', () => {
  for (const { environment = {} } of Object.values(services)) {
    for (const [name, value] of Object.entries(environment))
      if (/SECRET|PASSWORD/.test(name))
        expect([name, value]).toEqual([expect.stringMatching(/_FILE$/), expect.stringMatching(/^\/run\/secrets\//)]);
    expect(JSON.stringify(environment)).not.toMatch(/:\/\/\w+:[^@"]*@/);
  }
});

test('compose forwards every setting of the processes', async () => {
  // Set by the image; the health checks and the web server in front know the port.
  const ofTheImage = ['HOST', 'NODE_ENV', 'PORT'];
  const ofTheLog = ['LOG_FORMAT', 'LOG_LEVEL'];
  const forwarded = (name: string, ...settings: object[]): string[] => {
    const environment = Object.keys(service(name).environment!).map((variable) => variable.replace(/_FILE$/, ''));
    const known = [...settings.flatMap(Object.keys), ...ofTheLog].filter((variable) => !ofTheImage.includes(variable));
    return known.filter((variable) => !environment.includes(variable));
  };
  const all = [new TravellerEnvironment(), new ServerEnvironment(), new TranslationEnvironment()];
  expect([forwarded('api', ...all), forwarded('worker', ...all, new DkimEnvironment())]).toEqual([[], []]);
  expect(forwarded('traveller', new TravellerEnvironment())).toEqual([]);
  const example = await readFile(join(ROOT, '.env.example'), 'utf8');
  const unlisted = [...all, new DkimEnvironment()]
    .flatMap(Object.keys)
    .filter((variable) => !new RegExp(`^#? ?${variable}=`, 'm').test(example));
  expect(unlisted).toEqual([]);
});

test('each process logs in as what owns nothing; only what maintains the tables knows the owner', () => {
  const urls = Object.fromEntries(OWN.map((name) => [name, service(name).environment!['DATABASE_URL']]));
  const as = (login: string): string => `postgres://${login}@postgres:5432/landfall`;
  expect(urls).toEqual({
    migrate: as('landfall'),
    remains: as('landfall'),
    api: as('landfall_login'),
    worker: as('landfall_login'),
    traveller: as('landfall_pages'),
    'mail-catcher': undefined,
  });
  expect(service('postgres').environment).toMatchObject({ POSTGRES_USER: 'landfall' });
});

test('only the front web server is open to the network', () => {
  const open = Object.entries(services).flatMap(([name, { ports = [] }]) =>
    ports.filter((port) => !port.startsWith('127.0.0.1:')).map(() => name),
  );
  expect(open).toEqual(['front']);
});

test('queues lose nothing: Redis evicts no key and writes to disk', () => {
  expect(service('redis').command?.join(' ')).toMatch(/--appendonly yes .*--maxmemory-policy noeviction/);
  expect(service('redis').volumes).toHaveLength(1);
});

test('the front web server reaches api and traveller and logs no secret of a link', async () => {
  const nginx = await readFile(join(ROOT, 'deploy/nginx.conf'), 'utf8');
  expect(nginx).toContain('set $api http://api:3000;');
  expect(nginx).toContain('set $traveller http://traveller:3000;');
  const format = /log_format without_secrets '([^']*)'/.exec(nginx)![1]!;
  expect(format).toContain('$logged_path');
  expect(format).not.toMatch(/\$(uri|request|request_uri|args|http_referer)\b/);
  const door = new RegExp(/~\*(\S+) \/\$door/.exec(nginx)![1]!, 'i');
  for (const path of ['/m/abc', '/verify/abc', '/unsubscribe/abc', '/m/abc/subscribe']) expect(path).toMatch(door);
});

test('both front doors send the same paths to the traveller processes', async () => {
  const nginx = await readFile(join(ROOT, 'deploy/nginx.conf'), 'utf8');
  const location = new RegExp(/location ~\* (\S+) \{\s*proxy_pass \$traveller;/.exec(nginx)![1]!, 'i');
  const paths = ['/m/abc', '/M/abc', '/m', '/verify/abc', '/unsubscribe/abc', '/m/abc/subscribe', '/traveller/readyz'];
  const others = ['/', '/mail', '/api/graphql', '/assets/m.js', '/media/m/a', '/healthz', '/restrictions/m/'];
  expect(paths.map((path) => [location.test(path), processOf(path)])).toEqual(paths.map(() => [true, 'traveller']));
  expect(others.map((path) => [location.test(path), processOf(path)])).toEqual(others.map(() => [false, 'api']));
});
