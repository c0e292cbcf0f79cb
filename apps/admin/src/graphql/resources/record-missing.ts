/** The API has no record of this id, or none that the user may see. */
export class RecordMissing extends Error {
  constructor() {
    super('no such record');
    this.name = 'RecordMissing';
  }
}
