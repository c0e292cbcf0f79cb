import { XMLParser } from 'fast-xml-parser';

const PARSER = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  textNodeName: 'text',
  alwaysCreateTextNode: true,
  parseTagValue: false,
  htmlEntities: true,
  isArray: (name: string) => name === 'item' || name === 'category',
});

/**
 * A feed as objects: attributes begin with `@`, the text of an element is its `text`, items and categories are lists. Null: the parser throws on tags
 * that are never closed or nested too deeply, which is a broken feed and not a fault.
 */
export function xmlOf(text: string): unknown {
  try {
    return PARSER.parse(text) as unknown;
  } catch (error) {
    if (error instanceof Error) return null;
    throw error;
  }
}
