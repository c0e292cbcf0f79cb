import { csvOf } from './csv-exporter.js';

it('writes a head, quotes every cell, and makes a text of what a spreadsheet would run', () => {
  expect(
    csvOf([
      { name: 'Say "hi", please', count: 2, isActive: true },
      { name: '=1+1', count: -1, isActive: false },
    ]),
  ).toBe('"name","count","isActive"\r\n"Say ""hi"", please","2","true"\r\n"\'=1+1","-1","false"');
});

it('leaves cells empty that say nothing', () => {
  expect(csvOf([{ name: null }])).toBe('"name"\r\n""');
});
