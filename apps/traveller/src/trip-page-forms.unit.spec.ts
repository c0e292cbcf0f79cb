import { LANGUAGES } from '@landfall/kernel';
import { translate } from '@landfall/messages';
import {
  renderMessagePage,
  renderTripPage,
  renderUnsubscribePage,
  renderVerificationPage,
  type TripPageView,
} from './index.js';
import { aTripPage } from '../test/sample-trip.js';

const render = (change: Partial<TripPageView>): string =>
  renderTripPage(aTripPage('tr', 2, change), { publicUrl: 'https://trips.example' });
const forms = (html: string): string[] => html.match(/<form[\s\S]*?<\/form>/g) ?? [];
const formTo = (html: string, action: string): string | undefined =>
  forms(html).find((form) => form.includes('method="post"') && form.includes(` action="${action}"`));

describe('forms of the trip page', () => {
  it('mark each unread change as read by a plain post that keeps the language', () => {
    const html = render({});
    expect(formTo(html, '/m/a1b2c3/changes/41/read')).toContain('<input type="hidden" name="lang" value="tr"/>');
    expect(formTo(html, '/m/a1b2c3/changes/40/read')).toContain('<button');
    expect(formTo(html, '/m/a1b2c3/changes/39/read')).toBeUndefined();
  });

  it('are left out of a page to read only, with the languages and the script', () => {
    const html = renderTripPage(aTripPage('tr', 2, { path: null }), {
      hasScript: false,
      publicUrl: 'https://trips.example',
    });
    expect(html).toContain('id="changes"');
    expect(html).not.toMatch(/<form|<script|href="#subscribe"|href="[^"]*lang=tr/);
  });

  it('show before and after of a change, with what differs marked', () => {
    const change = {
      id: '1',
      at: '2026-11-20T09:30:00Z',
      place: 'X',
      title: 'Y',
      before: 'You may stay 60 days without a visa.',
      after: 'You may stay 30 days without a visa.',
      isRead: false,
    };
    const html = render({ changes: [change] });
    expect(html).toContain('You may stay <del>60</del> days without a visa.');
    expect(html).toContain('You may stay <ins>30</ins> days without a visa.');
  });

  it('say of a side that nothing was or is stated', () => {
    const change = { id: '1', at: '2026-11-20T09:30:00Z', place: 'X', title: 'Y', isRead: false };
    expect(render({ changes: [{ ...change, before: null, after: 'a' }] })).toContain(
      translate('tr', 'page.changes.wasNotStated'),
    );
    expect(render({ changes: [{ ...change, before: 'a', after: null }] })).toContain(
      translate('tr', 'page.changes.notStated'),
    );
  });

  it.each(['NONE', 'PENDING'] as const)('take an address while the subscription is %s', (subscription) => {
    const form = formTo(render({ subscription }), '/m/a1b2c3/subscribe');
    expect(form).toContain('name="email"');
    expect(form).toContain('value="tr"');
  });

  it('offer nothing from a day that has passed', () => {
    const view = aTripPage('en', 1);
    const end = '9 January 2027';
    expect(render({ language: 'en', trip: view.trip })).toContain(
      translate('en', 'page.subscribe.text', { start: '21 November 2026', end }),
    );
    expect(render({ language: 'en', trip: { ...view.trip!, updatesFrom: null } })).toContain(
      translate('en', 'page.subscribe.textFromNow', { end }),
    );
  });

  it('take no address when it is confirmed', () => {
    const html = render({ subscription: 'CONFIRMED' });
    expect(formTo(html, '/m/a1b2c3/subscribe')).toBeUndefined();
    expect(html).toContain(translate('tr', 'page.subscribe.confirmed'));
  });

  it('link a rejection to its field', () => {
    const form = formTo(render({ notice: { kind: 'error', text: 'No.', field: 'email' } }), '/m/a1b2c3/subscribe');
    expect(form).toMatch(/<p id="sub-notice"[^>]* role="alert">No\.<\/p>/);
    expect(form).toMatch(/<input[^>]* aria-describedby="sub-text sub-notice" aria-invalid="true"/);
  });

  it('show what belongs to no field, or has no form any more, on top', () => {
    expect(render({ notice: { kind: 'success', text: 'Done.', field: null } })).toMatch(/role="status"><p>Done\./);
    expect(render({ notice: { kind: 'error', text: 'No.', field: 'email' }, subscription: 'CONFIRMED' })).toMatch(
      /role="alert"><p>No\./,
    );
  });
});

describe.each([
  ['verification', renderVerificationPage],
  ['unsubscribe', renderUnsubscribePage],
] as const)('the %s page', (kind, renderPage) => {
  it.each(LANGUAGES)('asks by a button that posts, in %s', (language) => {
    const html = renderPage({
      language,
      state: 'ASK',
      actionPath: '/verify/abc',
      organisationName: 'A & B',
    });
    expect(html).toContain(`<html lang="${language}">`);
    expect(html).toContain('A &amp; B');
    expect(formTo(html, '/verify/abc')).toContain(`value="${language}"`);
    expect(forms(html)).toHaveLength(1);
    expect(html).not.toMatch(/http-equiv="refresh"/);
  });

  it.each(['DONE', 'INVALID'] as const)('has no form when it is %s', (state) => {
    const html = renderPage({ language: 'en', state, actionPath: '/verify/abc' });
    expect(forms(html)).toHaveLength(0);
    const key = `page.${kind}.${state.toLowerCase()}.title`;
    expect(html).toContain(`<h1>${translate('en', key)}</h1>`);
  });
});

it('a message page says only its message', () => {
  const html = renderMessagePage({
    language: 'de',
    title: 'Fehler <b>',
    text: 'Später & nochmals',
    status: 503,
  });
  expect(html).toContain('<h1>Fehler &lt;b&gt;</h1>');
  expect(html).toContain('Später &amp; nochmals');
  expect(html).toContain('503');
  expect(html).not.toContain('?lang=');
});
