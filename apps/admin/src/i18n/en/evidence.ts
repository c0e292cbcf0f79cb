export const evidence = {
  evidence: {
    title: 'Evidence of travel information',
    what: 'A signed PDF: what the page said before the contract and before departure, which mails went out about it, and the sentence for the invoice. It holds no names and no addresses.',
    contractOn: 'Day of the contract',
    contractHint: 'If left empty, the first version that was shown stands for it.',
    download: 'Download evidence',
    saved: '{count, plural, one {{name} saved, with one entry.} other {{name} saved, with # entries.}}',
    nothing: 'Nothing has been recorded about this trip page yet.',
  },
};
