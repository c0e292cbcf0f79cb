export const heldDocuments = {
  heldDocument: {
    isMultipleEntry: 'Mehrere Einreisen',
    isUsed: 'Bereits genutzt',
    isPermanent: 'Dauerhaft',
    validUntil: 'Gültig bis',
    yes: 'ja',
    no: 'nein',
  },
};
