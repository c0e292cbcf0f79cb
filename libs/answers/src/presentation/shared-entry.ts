import type { PresentedEntry, SharedPart } from './entry-parts.js';

/** An entry that reads all but its own fields from a part. An answer has hundreds; copies of the part would be most of its garbage. */
export class SharedEntry implements PresentedEntry {
  constructor(
    readonly part: SharedPart,
    readonly destination: PresentedEntry['destination'],
    readonly citizenships: PresentedEntry['citizenships'],
  ) {}

  get detailType(): PresentedEntry['detailType'] {
    return this.part.says.detailType;
  }

  get title(): PresentedEntry['title'] {
    return this.part.says.title;
  }

  get explanation(): PresentedEntry['explanation'] {
    return this.part.says.explanation;
  }

  get kind(): PresentedEntry['kind'] {
    return this.part.says.kind;
  }

  get value(): PresentedEntry['value'] {
    return this.part.says.value;
  }

  get text(): PresentedEntry['text'] {
    return this.part.says.text;
  }

  get html(): PresentedEntry['html'] {
    return this.part.says.html;
  }

  get textLanguage(): PresentedEntry['textLanguage'] {
    return this.part.says.textLanguage;
  }

  get machineTranslatedFrom(): PresentedEntry['machineTranslatedFrom'] {
    return this.part.says.machineTranslatedFrom;
  }

  get positive(): PresentedEntry['positive'] {
    return this.part.says.positive;
  }

  get isChanged(): PresentedEntry['isChanged'] {
    return this.part.says.isChanged;
  }

  get changedAt(): PresentedEntry['changedAt'] {
    return this.part.says.changedAt;
  }

  get level(): PresentedEntry['level'] {
    return this.part.says.level;
  }

  get sourceUri(): PresentedEntry['sourceUri'] {
    return this.part.says.sourceUri;
  }

  get authority(): PresentedEntry['authority'] {
    return this.part.says.authority;
  }

  get writtenOn(): PresentedEntry['writtenOn'] {
    return this.part.says.writtenOn;
  }

  get checkedAt(): PresentedEntry['checkedAt'] {
    return this.part.says.checkedAt;
  }

  get state(): PresentedEntry['state'] {
    return this.part.says.state;
  }

  get provenance(): PresentedEntry['provenance'] {
    return this.part.says.provenance;
  }

  get statements(): PresentedEntry['statements'] {
    return this.part.says.statements;
  }

  get periods(): PresentedEntry['periods'] {
    return this.part.says.periods;
  }
}
