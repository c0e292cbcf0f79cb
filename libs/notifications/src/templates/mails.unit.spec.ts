import { LANGUAGES } from '@landfall/kernel';
import { formatDayRange, formatList, translate } from '@landfall/messages';
import {
  renderChangeMail,
  renderVerificationMail,
  type ChangeMailInput,
  type VerificationMailInput,
} from '../templates.js';

const aChange = (change: Partial<ChangeMailInput['changes'][number]> = {}): ChangeMailInput['changes'][number] => ({
  place: 'Thailand',
  title: 'Visa-free stay',
  citizenships: [],
  before: 'Up to 60 days.',
  after: 'Up to 30 days.',
  ...change,
});

const changeMail = (change: Partial<ChangeMailInput> = {}) =>
  renderChangeMail({
    language: 'en',
    kind: 'BEFORE_TRIP',
    organisationName: 'Sunway',
    tripUrl: 'https://trips.example/m/secret',
    unsubscribeUrl: 'https://trips.example/unsubscribe/secret',
    dateStart: '2026-12-21',
    dateEnd: '2027-01-09',
    changes: [aChange()],
    ...change,
  });

const verificationMail = (change: Partial<VerificationMailInput> = {}) =>
  renderVerificationMail({
    language: 'en',
    organisationName: 'Sunway',
    tripUrl: 'https://trips.example/m/secret',
    verificationUrl: 'https://trips.example/verify/secret',
    dateStart: '2026-12-21',
    dateEnd: '2027-01-09',
    destinations: ['Thailand', 'Vietnam'],
    ...change,
  });

const bytes = (text: string): number => Buffer.byteLength(text);

describe.each(LANGUAGES)('mails in %s', (language) => {
  it('request a confirmation', () => {
    const { subject, html, text } = verificationMail({ language });
    expect(subject).toBe(
      translate(language, 'mail.verification.subject', { destinations: formatList(language, ['Thailand', 'Vietnam']) }),
    );
    expect(html).toContain(`<html lang="${language}">`);
    for (const body of [html, text]) {
      expect(body).toContain('https://trips.example/verify/secret');
      expect(body).toContain('https://trips.example/m/secret');
      expect(body).toContain('2027');
    }
  });

  it.each([
    ['BEFORE_TRIP', 'mail.change.before'],
    ['DURING_TRIP', 'mail.change.during'],
  ] as const)('tell changes in the form %s', (kind, key) => {
    const { subject, html, text } = changeMail({ language, kind });
    expect(subject).toBe(translate(language, 'mail.change.subject', { kind, count: 1 }));
    expect(html).toContain(`<html lang="${language}">`);
    expect(text).toContain(translate(language, key, { dates: formatDayRange(language, '2026-12-21', '2027-01-09') }));
    expect(text).toContain(`${translate(language, 'mail.change.was')}: Up to 60 days.`);
    expect(text).toContain(`${translate(language, 'mail.change.now')}: Up to 30 days.`);
    expect(text).toContain(
      `${translate(language, 'mail.change.unsubscribe')}: https://trips.example/unsubscribe/secret`,
    );
    expect(html).toContain('href="https://trips.example/unsubscribe/secret"');
  });
});

describe('the change mail', () => {
  it('says before, now, for whom, and when the mails end', () => {
    const { html, text } = changeMail({ changes: [aChange({ citizenships: ['Germany', 'Türkiye'] })] });
    for (const body of [html, text]) {
      for (const part of [
        'Thailand – Visa-free stay',
        'Applies to: Germany and Türkiye',
        'Before',
        'Up to 60 days.',
        'Now',
        'Up to 30 days.',
        'stop automatically after your return on 9 January 2027',
        'Sent on behalf of Sunway.',
      ]) {
        expect(body).toContain(part);
      }
    }
  });

  it('has the links and days of its own traveller, whoever had the same changes before', () => {
    const mails = ['anna', 'bert', 'anna'].map((who) =>
      changeMail({
        tripUrl: `https://trips.example/m/${who}?a=1&b=2`,
        unsubscribeUrl: `https://trips.example/unsubscribe/${who}`,
        dateStart: who === 'anna' ? '2026-12-21' : '2026-12-24',
      }),
    );
    expect(mails[2]).toEqual(mails[0]);
    for (const [mail, own, foreign, days] of [
      [mails[0]!, 'anna', 'bert', formatDayRange('en', '2026-12-21', '2027-01-09')],
      [mails[1]!, 'bert', 'anna', formatDayRange('en', '2026-12-24', '2027-01-09')],
    ] as const) {
      expect(mail.html).toContain(`href="https://trips.example/m/${own}?a=1&amp;b=2"`);
      expect(mail.text).toContain(`https://trips.example/m/${own}?a=1&b=2`);
      for (const body of [mail.html, mail.text]) {
        expect(body).toContain(`https://trips.example/unsubscribe/${own}`);
        expect(body).toContain(days);
        expect(body).not.toContain(foreign);
        expect(body).not.toContain('\u0002');
      }
    }
  });

  it('never shares what differs in organisation, language, kind or changes', () => {
    const bodies = [
      changeMail(),
      changeMail({ organisationName: 'Northway' }),
      changeMail({ language: 'fr' }),
      changeMail({ kind: 'DURING_TRIP' }),
      changeMail({ changes: [aChange({ citizenships: ['Germany'] })] }),
      changeMail({ changes: [aChange({ after: null })] }),
      changeMail({ changes: Array.from({ length: 31 }, () => aChange()) }),
      changeMail({ changes: Array.from({ length: 32 }, () => aChange()) }),
    ].map(({ html }) => html);
    expect(new Set(bodies).size).toBe(bodies.length);
  });

  it('says that nothing was or is stated', () => {
    expect(changeMail({ changes: [aChange({ before: null })] }).text).toContain('Before: Nothing was stated');
    expect(changeMail({ changes: [aChange({ after: null })] }).text).toContain('Now: Nothing is stated any more');
  });

  it('stays under 30 KB with 30 changes of any length', () => {
    const changes = Array.from({ length: 30 }, (_, at) =>
      aChange({ before: `${'<&ű'.repeat(2_000)}${at}`, after: `${'long text '.repeat(500)}${at}` }),
    );
    const { html, text } = changeMail({ changes });
    expect(bytes(html)).toBeLessThan(30_000);
    expect(text).toContain('Long texts are shortened here.');
  });

  it('shows all of 30 changes of an ordinary length in full', () => {
    const changes = Array.from({ length: 30 }, (_, at) =>
      aChange({
        before: `A rule of an ordinary length, number ${at}, for this place.`,
        after: `Another rule of an ordinary length, number ${at}, for this place.`,
      }),
    );
    const { html, text } = changeMail({ changes });
    expect(bytes(html)).toBeLessThan(30_000);
    for (const { before, after } of changes)
      for (const side of [before!, after!]) expect([html.includes(side), text.includes(side)]).toEqual([true, true]);
    expect(text).not.toContain('shortened');
  });

  it('counts the changes that it does not show', () => {
    const { subject, html } = changeMail({ changes: Array.from({ length: 45 }, () => aChange()) });
    expect(subject).toContain('45 rules');
    expect(html).toContain('15 more changes are shown on your trip page.');
  });

  it('shows the difference of two long texts with the same beginning', () => {
    const same = 'The same words at the beginning of both texts. '.repeat(120);
    const changes = Array.from({ length: 12 }, () =>
      aChange({ before: `${same}Stay 60 days.`, after: `${same}Stay 30 days.` }),
    );
    const { text } = changeMail({ changes });
    expect(text.match(/Before: … .*Stay 60 days\./g)).toHaveLength(12);
    expect(text.match(/Now: … .*Stay 30 days\./g)).toHaveLength(12);
  });
});

describe('safety', () => {
  const evil = '<script>alert(1)</script>';

  it('never lets a text become markup', () => {
    for (const html of [
      changeMail({
        organisationName: evil,
        changes: [aChange({ place: evil, title: evil, before: evil, after: evil, citizenships: [evil] })],
      }).html,
      verificationMail({ organisationName: evil, destinations: [evil] }).html,
    ]) {
      expect(html).not.toContain('<script');
      expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    }
  });

  it('never lets a link leave its attribute', () => {
    expect(changeMail({ tripUrl: 'https://trips.example/"><b>' }).html).not.toContain('example/"');
  });

  it('keeps line breaks and control characters out of the subject', () => {
    const { subject } = verificationMail({ destinations: ['Thai\r\nBcc: x@y.example', 'Viet\u0000nam\u202e'] });
    expect(subject).not.toMatch(/[\p{Cc}\u202e]/u);
    expect(subject).toContain('Thai Bcc: x@y.example');
  });

  it('loads nothing from anywhere', () => {
    for (const { html } of [changeMail(), verificationMail()])
      expect(html).not.toMatch(/<(img|link|style|script|iframe)\b|url\(/);
  });
});
