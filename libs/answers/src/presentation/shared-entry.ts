import type { EntryPart, PresentedEntry } from './entry-parts.js';

/** An entry that reads all but its own fields from a part. An answer has hundreds; copies of the part would be most of its garbage. */
export class SharedEntry implements PresentedEntry {
  constructor(
    readonly part: EntryPart,
    readonly destination: PresentedEntry['destination'],
    readonly citizenships: PresentedEntry['citizenships'],
  ) {}

  get detailType(): PresentedEntry['detailType'] {
    return this.part.detailType;
  }

  get title(): PresentedEntry['title'] {
    return this.part.title;
  }

  get explanation(): PresentedEntry['explanation'] {
    return this.part.explanation;
  }

  get kind(): PresentedEntry['kind'] {
    return this.part.kind;
  }

  get value(): PresentedEntry['value'] {
    return this.part.value;
  }

  get text(): PresentedEntry['text'] {
    return this.part.text;
  }

  get html(): PresentedEntry['html'] {
    return this.part.html;
  }

  get textLanguage(): PresentedEntry['textLanguage'] {
    return this.part.textLanguage;
  }

  get machineTranslatedFrom(): PresentedEntry['machineTranslatedFrom'] {
    return this.part.machineTranslatedFrom;
  }

  get positive(): PresentedEntry['positive'] {
    return this.part.positive;
  }

  get isChanged(): PresentedEntry['isChanged'] {
    return this.part.isChanged;
  }

  get changedAt(): PresentedEntry['changedAt'] {
    return this.part.changedAt;
  }

  get level(): PresentedEntry['level'] {
    return this.part.level;
  }

  get sourceUri(): PresentedEntry['sourceUri'] {
    return this.part.sourceUri;
  }

  get authority(): PresentedEntry['authority'] {
    return this.part.authority;
  }

  get writtenOn(): PresentedEntry['writtenOn'] {
    return this.part.writtenOn;
  }

  get checkedAt(): PresentedEntry['checkedAt'] {
    return this.part.checkedAt;
  }

  get state(): PresentedEntry['state'] {
    return this.part.state;
  }

  get provenance(): PresentedEntry['provenance'] {
    return this.part.provenance;
  }

  get statements(): PresentedEntry['statements'] {
    return this.part.statements;
  }

  get periods(): PresentedEntry['periods'] {
    return this.part.periods;
  }
}
