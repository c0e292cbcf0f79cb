/** A document of about so many characters, with names from `word`. */
export type Shape = (size: number, word: string) => string;

/** So many repetitions as fit into the size. */
function filled(size: number, one: (at: number) => string, between = ' '): string {
  const parts: string[] = [];
  for (let length = 0, at = 0; length < size; at += 1) {
    const part = one(at);
    parts.push(part);
    length += part.length + between.length;
  }
  return parts.join(between);
}
const wrapped = (size: number, open: string, inner: string, close: string): string => {
  const times = Math.max(1, Math.floor(size / (open.length + close.length)));
  return `${open.repeat(times)}${inner}${close.repeat(times)}`;
};
const counted = <T>(count: number, one: (at: number) => T): T[] => Array.from({ length: count }, (_, at) => one(at));
const page = (given: string): string => `{ myjourneys(${given}) { totalCount } }`;
const token = (text: string): string => `{ tripPage(token: ${text}) { state } }`;

/** What makes a parser or a rule of validation work, beyond what any screen sends. */
export const HOSTILE_SHAPES: Readonly<Record<string, Shape>> = {
  'deep fields': (size, w) => wrapped(size, `{ ${w} `, '', '}'),
  'deep and wide fields': (_, w) =>
    `{ whoAmI { organisation { ${counted(25, (a) => `${w}${a}: defaultDeparture { ${counted(25, (b) => `${w}${b}: id`).join(' ')} }`).join(' ')} } } }`,
  'many aliases': (size, w) => `{ whoAmI { ${filled(size, (at) => `${w}${at}: id`)} } }`,
  'many roots': (size) => `{ ${filled(size, () => 'whoAmI { id }')} }`,
  'many roots with aliases': (size, w) => `{ ${filled(size, (at) => `${w}${at}: whoAmI { id }`)} }`,
  'one name in other arguments': (size) => `{ ${filled(size, (at) => `myjourneys(limit: ${at}) { totalCount }`)} }`,
  'unknown fields': (size, w) => `{ whoAmI { ${filled(size, (at) => `usernam${w}${at}`)} } }`,
  'unknown roots': (size) => `{ ${filled(size, (at) => `entryRestrictionAuthoritiez${at}`)} }`,
  'unknown arguments': (size) => page(filled(size, (at) => `limitt${at}: 1`)),
  'unknown directives': (size) => `{ whoAmI { id ${filled(size, (at) => `@skipp${at}`)} } }`,
  'unknown types': (size) => `query (${filled(size, (at) => `$v${at}: Intt${at}`)}) { __typename }`,
  'unknown members': (size, w) =>
    `{ entryRestrictionList(sortField: place filter: { ${filled(size, (at) => `${w}${at}: 1`)} }) { totalCount } }`,
  'unknown values of an enum': (size) =>
    `{ scheduledRevisionList(filter: { states: [${filled(size, (at) => `HELDD${at}`)}] }) { totalCount } }`,
  'missing arguments': (size) => `{ ${filled(size, () => 'destinationDetail { version }')} }`,
  directives: (size) => `{ whoAmI { id ${filled(size, () => '@skip(if: false)')} } }`,
  'directives with arguments': (size) =>
    `{ whoAmI { ${filled(size, () => 'id @skip(if: true) @include(if: true)')} } }`,
  'fields of leaves': (size) => `{ whoAmI { ${filled(size, () => 'id { a }')} } }`,
  'objects without fields': (size) => `{ ${filled(size, () => 'permissions')} }`,
  typenames: (size) => `{ ${filled(size, () => '__typename')} }`,
  introspection: () =>
    `{ __schema { types { ${counted(9, () => 'fields { type { fields { name } } }').join(' ')} } } }`,
  'introspection by name': (size, w) =>
    `{ ${filled(Math.min(size, 900), (at) => `${w}${at}: __type(name: "Query") { fields { name } }`)} }`,
  'fragments of a circle': (size, w) => {
    const count = Math.ceil(size / 40);
    return `{ ...${w}0 } ${counted(count, (at) => `fragment ${w}${at} on Query { ...${w}${(at + 1) % count} }`).join(' ')}`;
  },
  'a short circle': (_, w) =>
    `{ ...${w}0 } ${counted(29, (at) => `fragment ${w}${at} on Query { whoAmI { id } ...${w}${(at + 1) % 29} ...${w}${(at + 7) % 29} }`).join(' ')}`,
  'fragments that nobody uses': (size, w) =>
    `${filled(size, (at) => `fragment ${w}${at} on Query { whoAmI { id } }`)} { __typename }`,
  'fragments of unknown types': (size, w) =>
    `{ __typename } ${filled(size, (at) => `fragment ${w}${at} on Querz${at} { a }`)}`,
  'fragments of one name': (size, w) => `{ ...${w} } ${filled(size, () => `fragment ${w} on Query { whoAmI { id } }`)}`,
  'fragments in fragments': (_, w) =>
    `{ ...${w}0 } ${counted(55, (at) => `fragment ${w}${at} on Query { whoAmI { id } ${at < 54 ? `...${w}${at + 1}` : ''} }`).join(' ')}`,
  'fragments that double each other': (_, w) =>
    `{ ...${w}0 } ${counted(29, (at) => `fragment ${w}${at} on Query { ...${w}${at + 1} ...${w}${at + 1} }`).join(' ')} fragment ${w}29 on Query { whoAmI { id } }`,
  'fragments in conflict': (_, w) =>
    `{ ${counted(29, (at) => `...${w}${at}`).join(' ')} } ${counted(29, (at) => `fragment ${w}${at} on Query { ${counted(10, (n) => `${w}a${n}: ${(at + n) % 2 ? 'whoAmI { id }' : 'permissions { codename }'}`).join(' ')} }`).join(' ')}`,
  'unknown fragments': (size, w) => `{ ${filled(size, (at) => `...${w}${at}`)} }`,
  'inline fragments in conflict': (size, w) =>
    `{ ${filled(size, (at) => `... on Query { whoAmI { ${w}: ${at % 2 ? 'username' : 'email'} } }`)} }`,
  'fields in conflict, wide': (_, w) =>
    `{ ${counted(20, () => `whoAmI { ${counted(9, (at) => `id ${w}${at}: username`).join(' ')} }`).join(' ')} }`,
  'fields in conflict, deep': () => {
    let inner = 'id';
    for (let depth = 0; depth < 8; depth += 1) inner = `organisation { ${inner} } organisation { ${inner} }`;
    return `{ whoAmI { ${inner} } }`;
  },
  'wrong type conditions': (size) => `{ whoAmI { ${filled(size, () => '... on Query { __typename }')} } }`,
  'unknown type conditions': (size) => `{ ${filled(size, (at) => `... on Querz${at} { a }`)} }`,
  'many operations': (size, w) => filled(size, (at) => `query ${w}${at} { __typename }`),
  'operations without a name': (size) => filled(size, () => '{ __typename }'),
  'operations of one name': (size, w) => filled(size, () => `query ${w} { __typename }`),
  'variables that nobody uses': (size) => `query (${filled(size, (at) => `$v${at}: Int`)}) { __typename }`,
  'variables of one name': (size) => `query (${filled(size, () => '$v: Int')}) { __typename }`,
  'variables that are not declared': (size) => page(`ids: [${filled(size, (at) => `$v${at}`)}]`),
  'variables, declared and used': (size) => {
    const names = counted(Math.ceil(size / 20), (at) => `$v${at}`);
    return `query (${names.map((name) => `${name}: ID!`).join(' ')}) ${page(`ids: [${names.join(' ')}]`)}`;
  },
  'a long default': (size) => `query ($v: [Int] = [${filled(size, () => '1')}]) { __typename }`,
  'lists of lists of a type': (size) => `query ($v: ${wrapped(size, '[', 'Int', ']')}) { __typename }`,
  'a list': (size) => page(`ids: [${filled(size, () => '"a"')}]`),
  'a list of objects': (size) => page(`ids: [${filled(size, () => '{ a: 1 }')}]`),
  'an object with a name twice': (size) =>
    `mutation { createEntryRestriction(input: { ${filled(size, () => 'level: 1')} }) { ok } }`,
  'deep objects': (size, w) =>
    `{ entryRestrictionList(filter: ${wrapped(size, `{ ${w}: `, '1', '}')}) { totalCount } }`,
  'deep lists': (size) => `{ entryRestrictionList(filter: ${wrapped(size, '[', '', ']')}) { totalCount } }`,
  'deep objects of a scalar': (size, w) =>
    `mutation { createSavedQuery(input: { screen: "x" name: "y" filter: ${wrapped(size, `{ ${w}: `, '1', '}')} }) { ok } }`,
  'a long text': (size) => token(`"${'a'.repeat(size)}"`),
  'a long text for an unknown argument': (size) => `{ tripPage(tokn: "${'a'.repeat(size)}") { state } }`,
  'a text of escapes': (size) => token(`"${'\\u0041'.repeat(size / 6)}"`),
  'a text of long escapes': (size) => token(`"${'\\u{1F600}'.repeat(size / 9)}"`),
  'a text with a wrong escape at its end': (size) => token(`"${'\\u0041'.repeat(size / 6)}\\x"`),
  'a text without an end': (size) => `{ tripPage(token: "${'a'.repeat(size)}`,
  'a block of lines': (size) => token(`"""${'\n  a'.repeat(size / 4)}"""`),
  'a block of empty lines': (size) => token(`"""${'\n'.repeat(size)}"""`),
  'a block of quotes': (size) => token(`"""${'\\"""'.repeat(size / 4)}"""`),
  'a long number': (size) => page(`limit: ${'9'.repeat(size)}`),
  'a long fraction': (size) => page(`limit: 1.${'9'.repeat(size)}e9`),
  'a long name': (size, w) => `{ ${w.repeat(size / w.length)} }`,
  'a long argument': (size, w) => page(`${w.repeat(size / w.length)}: 1`),
  'a long type': (size, w) => `query ($v: ${w.repeat(size / w.length)}) { __typename }`,
  'a long member of an enum': (size, w) => page(`filter: ${w.repeat(size / w.length)}`),
  comments: (size) => `${'#\n'.repeat(size / 2)}{ __typename }`,
  'a long comment': (size) => `#${'#'.repeat(size)}\n{ __typename }`,
  commas: (size) => `${','.repeat(size)}{ __typename }`,
  'byte order marks': (size) => `${'\ufeff'.repeat(size / 3)}{ __typename }`,
  'lines before a mistake': (size) => `${'\n'.repeat(size)}{`,
  'definitions of types': (size, w) => `${filled(size, (at) => `type ${w}${at} { a: Int }`)} { __typename }`,
  'extensions of types': (size) => `${filled(size, () => 'extend type Query { a: Int }')} { __typename }`,
  'definitions of scalars': (size, w) => `${filled(size, (at) => `scalar ${w}${at}`)} { __typename }`,
  'a long enum': (size, w) => `enum E { ${filled(size, (at) => `${w}${at}`)} } { __typename }`,
  subscriptions: (size, w) => filled(size, (at) => `subscription ${w}${at} { x }`),
  punctuation: (size) => filled(size, () => '!@$%', ''),
  symbols: (size) => '😀'.repeat(size / 4),
  'null characters': (size) => '\0'.repeat(size),
};
