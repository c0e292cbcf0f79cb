import { noteHtml } from './note-html.js';

describe('the markup of a note on the page', () => {
  it('puts its headings below the one it stands under', () => {
    expect(noteHtml('<h3>A</h3><h4>B</h4>', 5)).toBe('<h5>A</h5><h6>B</h6>');
    expect(noteHtml('<h3>A</h3><h4>B</h4>', 4)).toBe('<h4>A</h4><h5>B</h5>');
  });

  it('keeps the site behind a link from learning of the page', () => {
    expect(noteHtml('<p><a href="https://a.example/">A</a> and <a>no link</a></p>', 4)).toBe(
      '<p><a rel="noopener noreferrer nofollow" href="https://a.example/">A</a> and <a>no link</a></p>',
    );
  });

  it('touches no word', () => {
    expect(noteHtml('<p>h3 &lt;a href= &lt;h3&gt;</p>', 4)).toBe('<p>h3 &lt;a href= &lt;h3&gt;</p>');
  });
});
