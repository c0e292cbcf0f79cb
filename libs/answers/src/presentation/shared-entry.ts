import type { Entry } from '@landfall/requirements';
import type { EntryOptions, EntryPart, PresentedEntry, SharedPart } from './entry-parts.js';

/** An entry that reads all but its own fields from a part. An answer has hundreds; copies of the part would be most of its garbage. */
export class SharedEntry implements PresentedEntry {
  readonly citizenships: PresentedEntry['citizenships'];

  constructor(
    readonly part: SharedPart,
    readonly destination: PresentedEntry['destination'],
    private readonly entry: Entry,
    private readonly options: EntryOptions,
  ) {
    this.citizenships = entry.citizenships;
  }

  private get says(): EntryPart {
    return this.part.saidBy(this.entry, this.options);
  }

  get detailType(): PresentedEntry['detailType'] {
    return this.says.detailType;
  }

  get title(): PresentedEntry['title'] {
    return this.says.title;
  }

  get explanation(): PresentedEntry['explanation'] {
    return this.says.explanation;
  }

  get kind(): PresentedEntry['kind'] {
    return this.says.kind;
  }

  get value(): PresentedEntry['value'] {
    return this.says.value;
  }

  get text(): PresentedEntry['text'] {
    return this.says.text;
  }

  get html(): PresentedEntry['html'] {
    return this.says.html;
  }

  get textLanguage(): PresentedEntry['textLanguage'] {
    return this.says.textLanguage;
  }

  get machineTranslatedFrom(): PresentedEntry['machineTranslatedFrom'] {
    return this.says.machineTranslatedFrom;
  }

  get positive(): PresentedEntry['positive'] {
    return this.says.positive;
  }

  get isChanged(): PresentedEntry['isChanged'] {
    return this.says.isChanged;
  }

  get changedAt(): PresentedEntry['changedAt'] {
    return this.says.changedAt;
  }

  get level(): PresentedEntry['level'] {
    return this.says.level;
  }

  get sourceUri(): PresentedEntry['sourceUri'] {
    return this.says.sourceUri;
  }

  get authority(): PresentedEntry['authority'] {
    return this.says.authority;
  }

  get writtenOn(): PresentedEntry['writtenOn'] {
    return this.says.writtenOn;
  }

  get checkedAt(): PresentedEntry['checkedAt'] {
    return this.says.checkedAt;
  }

  get state(): PresentedEntry['state'] {
    return this.says.state;
  }

  get provenance(): PresentedEntry['provenance'] {
    return this.says.provenance;
  }

  get statements(): PresentedEntry['statements'] {
    return this.says.statements;
  }

  get periods(): PresentedEntry['periods'] {
    return this.says.periods;
  }
}
