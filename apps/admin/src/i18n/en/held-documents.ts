export const heldDocuments = {
  heldDocument: {
    isMultipleEntry: 'Several entries',
    isUsed: 'Used before',
    isPermanent: 'Permanent',
    validUntil: 'Valid until',
    yes: 'yes',
    no: 'no',
  },
};
