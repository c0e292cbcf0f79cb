import StarterKit from '@tiptap/starter-kit';

/** What an editor may mark up: the tags that the server keeps, and nothing it would throw away again. */
export const extensions = [
  StarterKit.configure({
    blockquote: false,
    code: false,
    codeBlock: false,
    horizontalRule: false,
    strike: false,
    dropcursor: false,
    trailingNode: false,
    heading: { levels: [3, 4] },
    link: {
      openOnClick: false,
      autolink: false,
      protocols: ['http', 'https', 'mailto', 'tel'],
      HTMLAttributes: { target: null, rel: null, class: null },
    },
  }),
];
