export const heldDocuments = {
  heldDocument: {
    isMultipleEntry: 'Meerdere inreizen',
    isUsed: 'Al eerder gebruikt',
    isPermanent: 'Permanent',
    validUntil: 'Geldig tot en met',
    yes: 'ja',
    no: 'nee',
  },
};
