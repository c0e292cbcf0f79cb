/**
 * The layout of a printed trip page, in Typst. It reads what to set from the input `page` (`PrintedPage` as JSON), in which texts are
 * strings and nothing else: no text of a page can be read as markup.
 */
export const TEMPLATE = String.raw`
#let page-data = json(bytes(sys.inputs.page))
#let ink = rgb("#16202b")
#let muted = rgb("#4a5763")
#let rule-colour = rgb("#c5ced6")
#let brand = rgb("#0b4f8a")
#let tones = (
  blue: (bar: rgb("#1c468d"), ground: rgb("#e8f0fb"), word: rgb("#163a75")),
  yellow: (bar: rgb("#8a6a00"), ground: rgb("#fff6d6"), word: rgb("#5c4400")),
  red: (bar: rgb("#b41c14"), ground: rgb("#fdecea"), word: rgb("#8a120c")),
  gray: (bar: rgb("#69727b"), ground: rgb("#eef0f2"), word: rgb("#3d444b")),
  purple: (bar: rgb("#7d45ab"), ground: rgb("#f5ecfc"), word: rgb("#5b2a86")),
)
#let tone-of(name) = tones.at(name, default: tones.gray)

#set document(title: page-data.title, author: page-data.author)
#set text(font: "Noto Sans", size: 9.5pt, fill: ink, lang: page-data.language, hyphenate: false)
#set par(leading: 0.6em, spacing: 0.8em)
#set list(marker: [•], spacing: 0.7em)
#set enum(spacing: 0.7em)
#show link: it => underline(offset: 1.5pt, stroke: 0.5pt + brand, text(fill: brand, it))
#set page(
  paper: "a4",
  margin: (x: 18mm, top: 18mm, bottom: 20mm),
  footer: context {
    set text(size: 7.5pt, fill: muted)
    grid(columns: (1fr, auto), column-gutter: 8mm,
      page-data.stamp,
      [#counter(page).display() / #counter(page).final().first()],
    )
  },
)
#show heading: set block(above: 1.3em, below: 0.7em, sticky: true)
#show heading.where(level: 1): set text(size: 17pt, weight: 700)
#show heading.where(level: 2): set text(size: 13pt, weight: 700)
#show heading.where(level: 3): set text(size: 11pt, weight: 700)
#show heading.where(level: 4): set text(size: 10pt, weight: 700)
#show heading.where(level: 5): set text(size: 9.5pt, weight: 700, fill: muted)
#show heading.where(level: 6): set text(size: 9.5pt, weight: 700, fill: muted)

#let inline(runs) = for run in runs {
  if type(run) == str { run }
  else if run.kind == "strong" { strong(inline(run.children)) }
  else if run.kind == "em" { emph(inline(run.children)) }
  else if run.kind == "deleted" { strike(inline(run.children)) }
  else if run.kind == "inserted" { underline(inline(run.children)) }
  else if run.kind == "muted" { text(fill: muted, inline(run.children)) }
  else if run.kind == "break" { linebreak() }
  else if run.kind == "link" { link(run.href, inline(run.children)) }
  else if run.kind == "tag" {
    let tone = tone-of(run.tone)
    box(fill: tone.ground, stroke: 0.5pt + tone.bar, radius: 2pt, inset: (x: 3pt), outset: (y: 2pt),
      text(size: 8.5pt, weight: 600, fill: tone.word, inline(run.children)))
  }
}

#let icon(name, tone) = if name != none and name in page-data.icons {
  pdf.artifact(image(bytes(page-data.icons.at(name).at(tone)), format: "svg", width: 11pt))
}

#let beside(name, tone, body) = if name == none { body } else {
  grid(columns: (11pt, 1fr), column-gutter: 6pt, icon(name, tone), body)
}

#let framed(tone, name, body) = {
  let t = tone-of(tone)
  block(width: 100%, fill: t.ground, stroke: (left: 3pt + t.bar, rest: 0.5pt + t.bar), radius: 2pt, inset: 8pt, above: 0.8em, below: 0.8em,
    beside(name, tone, body))
}

#let show-block(one) = {
  let blocks(list) = for inner in list { show-block(inner) }
  if one.kind == "heading" { heading(level: one.level, inline(one.children)) }
  else if one.kind == "text" {
    let body = inline(one.children)
    if one.look == "muted" { body = text(fill: muted, size: 8pt, body) }
    if one.look == "strong" { body = strong(body) }
    if one.lang != none { body = text(lang: one.lang, body) }
    block(above: 0.6em, below: 0.6em, body)
  }
  else if one.kind == "list" {
    block(above: 0.8em, below: 1em,
      if one.look == "numbers" { enum(..one.items.map(blocks)) }
      else if one.look == "bullets" { list(..one.items.map(blocks)) }
      else { for item in one.items { block(above: 1em, below: 1em, blocks(item)) } })
  }
  else if one.kind == "facts" {
    if one.isWide {
      let columns = if one.rows.len() == 4 { 4 } else { 3 }
      block(above: 1em, below: 1.2em, grid(columns: (1fr,) * columns, column-gutter: 6mm, row-gutter: 3mm,
        ..one.rows.map(row => { text(fill: muted, size: 8.5pt, inline(row.name)); blocks(row.value) })))
    } else {
      for row in one.rows {
        block(above: 1.1em, below: 0.55em, sticky: true, strong(inline(row.name)))
        block(inset: (left: 3mm), above: 0.55em, blocks(row.value))
      }
    }
  }
  else if one.kind == "box" { framed(one.tone, one.icon, blocks(one.children)) }
  else if one.kind == "tiles" {
    block(above: 0.8em, below: 1em, grid(columns: (1fr,) * one.columns, gutter: 3mm,
      ..one.items.map(item => {
        let t = tone-of(item.tone)
        grid.cell(fill: t.ground, stroke: (left: 3pt + t.bar, rest: 0.5pt + t.bar), inset: 8pt,
          beside(item.icon, item.tone, blocks(item.children)))
      })))
  }
  else if one.kind == "columns" { grid(columns: (1fr,) * one.children.len(), column-gutter: 4mm, ..one.children.map(part =>
    block(width: 100%, fill: rgb("#f3f6f9"), inset: 6pt, radius: 2pt, blocks(part)))) }
  else if one.kind == "drawing" { block(above: 1em, below: 1em, image(bytes(one.svg), format: "svg", width: 120mm, alt: one.alt)) }
}

#grid(columns: (1fr, auto), column-gutter: 6mm, align: (left + top, right + top),
  {
    if sys.inputs.logo != "" and "logo" in page-data {
      block(below: 2.5mm, image("/logo", format: sys.inputs.logo, width: page-data.logo.width * 1mm, alt: page-data.logo.alt))
    }
    text(size: 11pt, weight: 700, page-data.author)
    for line in page-data.contact { linebreak(); text(size: 8.5pt, fill: muted, inline((line,))) }
  },
  if page-data.qr != none {
    align(center, {
      image(bytes(page-data.qr), format: "svg", width: 21mm, alt: page-data.qrAlt)
      block(above: 1mm, width: 32mm, text(size: 7pt, fill: muted, page-data.qrAlt))
    })
  },
)
#line(length: 100%, stroke: 0.5pt + rule-colour)
#if "attachment" in page-data {
  pdf.attach(page-data.attachment.name, bytes(page-data.attachment.content),
    mime-type: "application/json", relationship: "data", description: page-data.attachment.name)
}
#for one in page-data.blocks { show-block(one) }
`;
