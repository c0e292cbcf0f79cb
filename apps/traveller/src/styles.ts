import { FONT_STYLES } from './fonts.js';

/** Colours, spacing and sizes are the design tokens; everything below uses them by name. */
const tokens = `
:root{--text:#16202b;--muted:#4a5763;--line:#c5ced6;--control:#5b6874;--bg:#fff;--soft:#f3f6f9;--page:#eef3f8;--brand:#0b4f8a;
--deep:#0b2540;--sea:#12395d;--land:#24567f;--hit:#8cc4ff;--pale:#c3d9ec;--on-deep:#fff;
--on-brand:#fff;--focus:#ffbf47;--focus-outer:#111;
--blue:#1c468d;--blue-on:#fff;--blue-bg:#e8f0fb;--blue-t:#163a75;
--yellow:#f4ca3e;--yellow-on:#2b2000;--yellow-bg:#fff6d6;--yellow-t:#5c4400;--yellow-b:#8a6a00;
--red:#b41c14;--red-on:#fff;--red-bg:#fdecea;--red-t:#8a120c;
--gray:#a5abb0;--gray-on:#16202b;--gray-bg:#eef0f2;--gray-t:#3d444b;--gray-b:#69727b;
--purple:#a36bd0;--purple-on:#111;--purple-bg:#f5ecfc;--purple-t:#5b2a86;--purple-b:#7d45ab;color-scheme:light dark}
@media (prefers-color-scheme:dark){:root{--text:#e8edf2;--muted:#aeb9c4;--line:#42505d;--control:#8b98a4;--bg:#11181f;
--soft:#1b252f;--page:#0b1117;--brand:#7db8f0;--deep:#081b2f;--sea:#0d2a45;--land:#1d4566;--on-brand:#0b1218;
--blue:#2a60d8;--blue-bg:#16283f;--blue-t:#b5d0fb;
--yellow:#fbe36b;--yellow-bg:#322a0c;--yellow-t:#fbe79b;--yellow-b:#fbe36b;
--red:#f33417;--red-on:#0b1218;--red-bg:#3a1714;--red-t:#ffb9af;
--gray:#c5c8cc;--gray-on:#0b1218;--gray-bg:#262f38;--gray-t:#d5d9dd;--gray-b:#8b98a4;
--purple:#e490f7;--purple-on:#1a0b2b;--purple-bg:#2f1d3b;--purple-t:#eebcf9;--purple-b:#e490f7}}
`;

const base = `
*{box-sizing:border-box}
html{font:17px/1.5 Text,system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans","Liberation Sans",sans-serif;
color:var(--text);background:var(--bg);-webkit-text-size-adjust:100%;text-size-adjust:100%;scroll-behavior:smooth}
body{margin:0;overflow-wrap:anywhere}
main,header>div,footer>div{max-width:52rem;margin:0 auto;padding:0 16px}
.trip{background:var(--page)}.trip header>div,.trip footer>div,.hero .w{max-width:70rem}
.wide{max-width:none;padding:0}.wide>:not(.hero){width:min(100% - 32px,68rem);margin-left:auto;margin-right:auto}
h1,h2,h3,h4{line-height:1.25;margin:0;text-wrap:balance}h2,h3,h4,dt,.btn{overflow-wrap:break-word}
h1{font-size:1.65rem;margin:24px 0 12px}h2{font-size:1.25rem;margin:32px 0 12px}.wide>section>h2{font-size:1.55rem;margin:48px 0 12px;letter-spacing:-.01em}h3{font-size:1.06rem}h4{font-size:1rem}
p{margin:0 0 12px;max-width:46rem}
ul{list-style:none;margin:0;padding:0}
a{color:var(--brand);text-underline-offset:.15em}
[hidden]{display:none!important}.sprite{position:absolute}
:focus-visible{outline:3px solid var(--focus);outline-offset:2px;box-shadow:0 0 0 6px var(--focus-outer);
border-radius:4px}
.muted{color:var(--muted);font-size:.94rem}
.skip{position:absolute;left:-999px;z-index:9}.skip:focus{left:8px;top:8px;background:var(--bg);padding:12px}
.btn{font:inherit;font-weight:600;display:inline-flex;align-items:center;gap:8px;min-height:44px;padding:8px 16px;
border-radius:6px;border:1px solid var(--brand);background:var(--bg);color:var(--brand);text-decoration:none;
cursor:pointer}
.btn:hover{text-decoration:underline}.btn.p{background:var(--brand);color:var(--on-brand)}
.row{display:flex;flex-wrap:wrap;gap:8px;margin:12px 0}
.ic{width:24px;height:24px;flex:none;fill:var(--f)}
symbol :last-child{fill:none;stroke:var(--o);stroke-width:3}
.edge{stroke:var(--b);stroke-width:1.5}
`;

const tones = `
.blue{--f:var(--blue);--o:var(--blue-on);--s:var(--blue-bg);--w:var(--blue-t);--b:var(--blue)}
.yellow{--f:var(--yellow);--o:var(--yellow-on);--s:var(--yellow-bg);--w:var(--yellow-t);--b:var(--yellow-b)}
.red{--f:var(--red);--o:var(--red-on);--s:var(--red-bg);--w:var(--red-t);--b:var(--red)}
.gray{--f:var(--gray);--o:var(--gray-on);--s:var(--gray-bg);--w:var(--gray-t);--b:var(--gray-b)}
.purple{--f:var(--purple);--o:var(--purple-on);--s:var(--purple-bg);--w:var(--purple-t);--b:var(--purple-b)}
.badge{display:inline-flex;gap:8px;align-items:center;font-size:.94rem;font-weight:600;border:1px solid var(--b);
border-radius:6px;padding:3px 10px 3px 6px;background:var(--s);color:var(--w)}
.badge .ic,.out .ic{width:20px;height:20px}.out{flex:1 1 20rem;display:grid;gap:4px;font-size:.94rem}.out>span{display:flex;gap:8px;align-items:center}.sec h3{flex:0 1 19rem}
.tag{display:inline-block;background:var(--text);color:var(--bg);border-radius:4px;padding:0 7px;font-size:.82rem;
font-weight:600;vertical-align:.08em}
.box{border:1px solid var(--b);border-left-width:8px;border-radius:6px;background:var(--s);color:var(--w);
padding:12px 16px;margin:16px 0}
.box p:last-child{margin:0}.box a{color:inherit}
`;

const parts = `
.top{background:var(--bg);border-top:4px solid var(--brand);border-bottom:1px solid var(--line)}
.top .logo{height:32px;width:auto;max-width:180px;object-fit:contain;background:#fff;border-radius:4px;padding:2px}
.top>div{display:flex;flex-wrap:wrap;align-items:center;gap:0 16px;padding-top:6px;padding-bottom:6px}
.org{font-weight:700;padding:6px 0;margin-right:auto}.langs{order:9}.top .links{font-size:.94rem}
.links{display:flex;flex-wrap:wrap;gap:0 16px}
.links a,.lang summary,.lang a{display:inline-flex;align-items:center;min-height:44px}
.lang{position:relative}
.lang summary{cursor:pointer;gap:8px;list-style:none;color:var(--brand)}
.lang summary::-webkit-details-marker{display:none}
.lang summary::after{content:"";width:8px;height:8px;border:solid;border-width:0 2px 2px 0;
transform:translateY(-2px) rotate(45deg)}
.lang ul{position:absolute;right:0;top:100%;z-index:5;display:grid;grid-template-columns:repeat(2,8.5rem);padding:8px;
background:var(--bg);border:1px solid var(--control);border-radius:8px;box-shadow:0 6px 20px #0004}
.lang a{width:100%;padding:0 10px;text-decoration:none;border-radius:4px}
.lang a:hover{background:var(--soft);text-decoration:underline}
.lang [aria-current]{font-weight:700;background:var(--soft)}
.hero{background:linear-gradient(100deg,var(--deep) 30%,var(--sea));color:var(--on-deep)}
.hero::after{content:"";display:block;height:6px;background:repeating-linear-gradient(90deg,var(--hit) 0 44px,var(--deep) 44px 88px)}
.hero .w{display:grid;gap:0 40px;margin:0 auto;padding:8px 16px}
.hero h1{font-size:clamp(1.7rem,1.2rem + 1.8vw,2.35rem);line-height:1.15;margin:0 0 20px;letter-spacing:-.015em}
.hero .long{font-size:1.6rem}.hero .w>div{padding:20px 0}.hero .line{margin:0;gap:8px 28px}.hero .line dt{color:var(--pale)}.hero dd{font-size:1.06rem}
.hero .map{max-width:none;border:0;border-radius:0;background:none;mask:linear-gradient(90deg,#0000,#000 14%,#000 90%,#0000)}
.map .land{fill:var(--land);stroke:var(--sea);stroke-width:1}.map .visited{fill:var(--hit);stroke:var(--sea);stroke-width:1}
.map .way{stroke:var(--on-deep);stroke-width:2.5;stroke-dasharray:1 6}.chart.map rect,.dot{fill:var(--on-deep);stroke:var(--deep)}.chart.map text{fill:var(--deep)}
.line{display:flex;flex-wrap:wrap;gap:0 24px;margin-bottom:16px}
.line dt{color:var(--muted);font-size:.88rem}
.line dd{margin:0;font-weight:600}
.facts{border:1px solid var(--line);border-radius:10px;padding:14px 16px;display:grid;grid-template-columns:repeat(auto-fit,minmax(10rem,1fr));gap:8px 24px;margin:20px 0}
.facts dt{color:var(--muted);font-size:.88rem}
.facts dd{margin:0}
.verdict{display:grid;grid-template-columns:40px 1fr;gap:0 16px;padding:16px}
.verdict .ic{width:40px;height:40px}
.verdict h2{margin:4px 0 8px;font-size:1.35rem}
.verdict p{margin:0 0 8px;color:var(--text)}
.verdict .when{display:flex;gap:10px;align-items:flex-start;font-weight:600}
.verdict .when .ic{width:24px;height:24px}
.when a{padding:4px 0;margin:-4px 0}
.lists+p{margin-top:10px}.lists{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(26rem,100%),1fr));gap:16px;align-items:start}
.list,.sum li,.sec,.chg,.day,.places,.days,.who td[class],.facts{background:var(--bg)}
.list{border:1px solid var(--line);border-radius:10px;overflow:hidden}.list h3{padding:14px 16px}.list h3+.due{border-top:1px solid var(--line)}
.due{list-style:none;padding:0;margin:0}.due>li{display:grid;grid-template-columns:60px 24px 1fr auto;gap:0 12px;padding-right:16px}.due>li+li{border-top:1px solid var(--line)}
.due>li>.ic{margin-top:13px}.due div{padding:12px 0}.due .links{gap:0 14px}.due .links a{min-height:0}
.leaf{background:var(--soft);border-right:4px solid var(--f);padding:10px 0;text-align:center;font-size:.82rem;line-height:1.25;color:var(--muted)}.leaf b{display:block;font-size:1.45rem;color:var(--text)}
.due strong,.due span{display:block}
.done{font-size:.94rem;font-weight:400;margin:0;min-height:44px;display:flex;align-items:center;gap:8px;align-self:start}.done [type]{width:20px;min-height:20px;accent-color:var(--brand)}
.due :has(:checked){background:var(--soft)}.due :has(:checked) strong{font-weight:400;text-decoration:line-through}.due :has(:checked)>.ic{opacity:.35}
.days>div{display:grid;grid-template-columns:8rem 1fr;gap:0 16px}
.days dt{color:var(--muted);font-variant-numeric:tabular-nums}.days [aria-current]{box-shadow:inset 6px 0 var(--brand)}.days [aria-current] dt{color:var(--text);font-weight:600}
.days dd{margin:0}.days p{margin:0}.mo{position:relative;padding-left:32px}.days dd>div+div{margin-top:10px}.mo .ic{position:absolute;left:0;top:1px;width:22px;height:22px}
.ruler{display:none;width:100%;margin:0 0 12px;font-size:14px}.ruler text{fill:var(--muted)}.ruler rect{fill:var(--brand)}.ruler g text{fill:var(--on-brand);font-weight:600}.ruler use{fill:var(--f)}
.who{width:100%;border-spacing:4px;margin:0 -4px;font-size:.94rem}.who th{text-align:left;font-weight:600;padding:4px}.who tbody th{width:22%}
.who td{vertical-align:top;padding:8px 10px}.who td[class]{background:var(--s);color:var(--w);border:1px solid var(--b);border-radius:6px}
.who b{display:flex;gap:6px;align-items:center}.who .ic{width:18px;height:18px}.who small{display:block;font-size:.88rem;color:var(--text)}
.sil{width:36px;height:36px;fill:var(--brand);vertical-align:middle;margin-right:10px}.sil+span{display:inline-block;vertical-align:middle;max-width:calc(100% - 48px)}
[aria-labelledby=changes],[aria-labelledby=scheduled]{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(26rem,100%),1fr));gap:0 16px;align-items:start}
[aria-labelledby=changes]>:not(.chg),[aria-labelledby=scheduled]>:not(.day){grid-column:1/-1}.due a{display:inline-block;padding:4px 0}
.chart{display:block;width:100%;max-width:40rem;height:auto;border:1px solid var(--line);border-radius:8px;background:var(--blue-bg)}
.chart+h3{margin-top:16px}.land{fill:var(--bg);stroke:var(--control);stroke-width:.75}.way{fill:none;stroke:var(--blue-t);stroke-width:3;stroke-dasharray:2 7;stroke-linecap:round}
.chart rect{fill:var(--brand);stroke:var(--bg);stroke-width:2}.chart text{fill:var(--on-brand);font-size:16px;font-weight:700}
.stops{columns:2 16rem;padding-left:1.6em;margin:8px 0 12px}.stops li{break-inside:avoid;padding:2px 0}.stops .note{margin-left:8px}.stops .note+.note{display:block;margin-left:0}
.warn li{display:flex;gap:12px;margin-bottom:8px;max-width:46rem}
.sum{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(19rem,100%),1fr));gap:8px}
.sum li{display:grid;grid-template-columns:32px 1fr;gap:12px;border:1px solid var(--line);border-radius:8px;
padding:12px 16px}
.sum .ic{width:32px;height:32px}
.sum b{display:block;color:var(--w)}.sum p{margin:4px 0 0;font-size:.94rem}
.chg{border:1px solid var(--line);border-radius:8px;padding:16px;margin-bottom:12px}
.chg .tag{margin-right:8px}
.chg>p{margin:2px 0 12px}
.cmp{display:grid;grid-template-columns:1fr 1fr;gap:12px}
.cmp>div{background:var(--soft);border-left:4px solid var(--control);border-radius:4px;padding:8px 12px}
.cmp>.now{border-color:var(--blue)}
.cmp h4{font-size:.88rem;color:var(--muted)}.cmp p,dd p{white-space:pre-line;margin:0}
del{background:var(--red-bg);color:var(--red-t);text-decoration-thickness:2px}
ins{background:var(--blue-bg);color:var(--blue-t);text-decoration-thickness:2px}
.chg form{margin-top:12px}
.day{border:1px solid var(--b);border-left-width:8px;border-radius:8px;padding:12px 16px 16px;margin-bottom:12px}
.day>h3{display:flex;gap:10px;align-items:flex-start;color:var(--w)}
.day>h3 .ic{margin-top:1px}
.day h4{margin:12px 0 6px}
.day h5{margin:0;font-size:.88rem;color:var(--muted)}
.day .note{margin:-4px 0 6px}
.sos{border:2px solid var(--red);border-radius:8px;padding:4px 16px 12px;margin:16px 0}
.sos h2{margin:8px 0 4px}
.sos h3{margin-top:12px}
.sos dl{display:flex;flex-wrap:wrap;gap:4px 32px}
.sos dt{font-size:.88rem;color:var(--muted)}
.sos dd{margin:0;font-size:1.25rem;font-weight:700}
.sos a{display:inline-block;padding:8px 0;line-height:28px}
.sos dd a{min-width:44px}
.sos p{margin:0}
.sos .row{align-items:center;gap:0 12px;border-top:1px solid var(--line);margin-top:8px;padding-top:4px}
.risk{display:inline-flex;gap:6px;align-items:center;font-size:.94rem;font-weight:600;border:1px solid var(--control);
border-radius:6px;padding:3px 10px 3px 8px;background:var(--rf);color:var(--rt)}.risk b{color:inherit}
.r0{--rf:repeating-linear-gradient(135deg,#efeff0 0 6px,#e2e3e5 6px 8px);--rt:#16202b}
.r1{--rf:#c5eeba;--rt:#16202b}
.r2{--rf:#dfb935;--rt:#16202b}
.r3{--rf:#d5711e;--rt:#16202b}
.r4{--rf:#ad4b28;--rt:#fff}
.r5{--rf:#671335;--rt:#fff}
.bars{display:inline-flex;gap:2px;align-items:flex-end;height:15px}
.bars i{width:4px;height:3px;border:1px solid;opacity:.75}
.bars i:nth-child(2){height:6px}
.bars i:nth-child(3){height:9px}
.bars i:nth-child(4){height:12px}
.bars i:nth-child(5){height:15px}
.bars .on{background:currentColor;opacity:1}
.vh{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.adv{margin-top:8px;border-left:4px solid var(--control);padding:0 12px;max-width:46rem}
.adv summary{cursor:pointer;font-weight:600;font-size:.94rem;min-height:32px;display:flex;align-items:center}
.adv summary::after{content:"";width:7px;height:7px;margin-left:10px;border:solid var(--brand);
border-width:0 2px 2px 0;transform:rotate(-45deg)}
.adv[open] summary::after{transform:translateY(-2px) rotate(45deg)}
.adv p{margin:0;white-space:pre-line}
.rich>:first-child{margin-top:0}
.rich>:last-child{margin-bottom:0}
.rich p,.rich ul,.rich ol{margin:0 0 8px;white-space:normal}
.rich ul{list-style:disc;padding-left:1.4em}
.rich ol{padding-left:1.6em}
.rich li{margin-bottom:2px}
.rich li p{margin:0}
.rich a:not([href]){color:inherit}
.rich :is(h4,h5,h6){font-size:.94rem;margin:10px 0 4px}
.say{margin:8px 0}.say li{border-left:4px solid var(--b,var(--purple-b));padding:2px 12px;margin-bottom:8px}
.per{border-left:4px solid var(--control);padding-left:12px;margin:6px 0}
.place .per>div{margin:0;padding:6px 0}.per>div+div{border-top:1px solid var(--line)}
.per dd>.badge{margin-bottom:4px}.per .say{margin:4px 0}
@media (min-width:40.01rem){.per>div{display:grid;grid-template-columns:13rem 1fr;gap:0 16px}.per dt{align-self:start}}
:is(.places,.days){border:1px solid var(--line);border-radius:10px}:is(.places,.days)>*{padding:14px 16px}:is(.places,.days)>*+*{border-top:1px solid var(--line)}
.places div{display:flex;flex-wrap:wrap;align-items:center;gap:4px 12px}
.places h3{margin-right:auto}
.places p{margin:6px 0 0}
.sec{border:1px solid var(--line);border-radius:8px;margin-bottom:8px}
.sec>summary,.read>summary{display:flex;flex-wrap:wrap;align-items:center;gap:4px 12px;min-height:48px;
padding:10px 16px;cursor:pointer;list-style:none}
.read>summary{padding:10px 0}
summary::-webkit-details-marker{display:none}
.sec>summary::before,.read>summary::before{content:"";flex:none;width:9px;height:9px;margin:0 4px;
border:solid var(--brand);border-width:0 2px 2px 0;transform:rotate(-45deg)}
.sec[open]>summary::before,.read[open]>summary::before{transform:translateY(-2px) rotate(45deg)}
.sec>summary:hover h3{text-decoration:underline}
.sec>div{padding:0 16px 4px;border-top:1px solid var(--line)}
.place{padding:16px 0}.place+.place{border-top:1px solid var(--line)}.place>h4{margin-bottom:8px}.place>.for{font-size:.94rem;margin:12px 0 4px}
.sec.gray h3{flex:1;font-weight:600;font-size:1rem}
dl{margin:0}
.place dl>div,dl.place>div{margin-bottom:16px}
.place dt{font-weight:600;display:flex;flex-wrap:wrap;gap:4px 8px;align-items:center}
.place dd{margin:2px 0 0;max-width:46rem}
.meta{display:flex;flex-wrap:wrap;align-items:baseline;gap:0 16px;font-size:.88rem;color:var(--muted);margin-top:2px}
.meta a{display:inline-block;padding:4px 0}
.meta.all{border-top:1px dashed var(--line);padding-top:6px;margin:-4px 0 12px}
@media (min-width:40.01rem){.place .fx>div{display:grid;grid-template-columns:13.5rem 1fr;gap:0 16px;margin-bottom:10px}
.fx dt{align-self:start}
.place .fx dd{margin:0}}
.fx .meta{font-size:.82rem;gap:0 12px}
.note{font-size:.88rem;color:var(--muted)}
.sub{background:var(--soft);border:1px solid var(--line);border-radius:8px;padding:16px;margin-top:32px}
.sub h2{margin-top:0}
.sub>:last-child,.device>:last-child{margin-bottom:0}
.device{border-top:1px solid var(--line);margin-top:20px;padding-top:16px}
.device h3{margin:0 0 6px}
.device [role=status]:empty{display:none}
label{display:block;font-weight:600;margin-bottom:4px}
input:not([type=hidden]),select,textarea{font:inherit;color:inherit;background:var(--bg);width:100%;max-width:24rem;min-height:44px;
padding:8px 12px;border:2px solid var(--control);border-radius:6px}
input[aria-invalid]{border-color:var(--red)}
.err{color:var(--red-t);font-weight:600;margin:0 0 8px}
footer{border-top:1px solid var(--line);margin-top:40px;padding:8px 0 24px}
.trip footer{background:var(--deep);color:var(--on-deep);border:0;margin-top:64px;padding:16px 0 32px}.trip footer :is(a,.muted){color:var(--pale)}
footer h2{font-size:1.06rem;margin:16px 0 4px}
address{font-style:normal;margin-bottom:16px}
.check textarea{max-width:100%;font-family:ui-monospace,monospace;letter-spacing:.02em}.checked ul{list-style:disc;padding-left:1.4em}.checked li{margin-bottom:8px}.checked label{margin-top:8px}
.po{display:none}
.page{padding-top:24px;padding-bottom:24px}.page p{font-size:1.06rem}
@media (min-width:56rem){.ruler{display:block}.hero .w{grid-template-columns:5fr 6fr;align-items:center;padding-top:0;padding-bottom:0}}
@media (max-width:40rem){.days>div{grid-template-columns:1fr;gap:2px}.who thead{position:absolute;clip-path:inset(50%)}.who tr{display:grid;grid-template-columns:1fr 1fr;gap:4px;margin-bottom:16px}.who th{grid-column:1/-1;display:block}.who tbody,.who td{display:block}.who{display:block;margin:0}
.who tbody th{width:auto}.who b{flex-wrap:wrap;font-size:.94rem}.who td{padding:8px}.who [data-for]::before{content:attr(data-for);display:block;font-size:.88rem;color:var(--muted)}
h1{font-size:1.45rem;margin-top:16px}
.cmp{grid-template-columns:1fr}
.facts{grid-template-columns:repeat(auto-fit,minmax(8rem,1fr));gap:8px 16px}.map g>*{transform:scale(1.5)}
.done{grid-column:3;margin-top:-12px}.leaf{grid-row:1/3}.due>li{grid-template-columns:44px 22px 1fr;gap:0 8px;padding-right:10px}.due>li>.ic{width:22px}.due a{font-size:.94rem}
.jump{display:grid;grid-template-columns:repeat(auto-fit,minmax(9rem,1fr))}
.jump .btn{justify-content:center;text-align:center;text-wrap:balance}
.jump .p{grid-column:1/-1}
.top a[href^=tel]+a{display:none}
.verdict{grid-template-columns:32px 1fr;gap:0 12px;padding:12px}
.verdict>div{display:contents}
.verdict p{grid-column:1/-1}
.top .links{font-size:.88rem;width:100%;gap:0 12px}
.btn{font-size:.94rem;padding:8px 12px}
.verdict .ic{width:32px;height:32px}
.verdict h2{margin-top:2px;font-size:1.2rem}
.sec>div{padding:0 12px}
.sec>summary{padding:10px 12px}.out{flex-basis:100%;padding-left:29px}
.sec h3{flex:1 1 60%}
.org{flex:1}.langs{order:0}
.line{gap:4px 24px;margin-bottom:12px}.line div:first-child{flex-basis:100%}
.chg,.day,.sos{padding-left:12px;padding-right:12px}
.sum li{padding:12px;gap:0 12px}
.sum li>div{display:contents}
.sum .ic{grid-row:1/3}
.sum b{grid-column:2}
.sum p{grid-column:1/-1}}
@media (prefers-reduced-motion:reduce){html{scroll-behavior:auto}}
@media (forced-colors:active){.ic{forced-color-adjust:none}.tag{border:1px solid}}
`;

const print = `
@media print{@page{size:A4;margin:16mm 15mm 18mm}
:root{--text:#000;--muted:#333;--line:#999;--bg:#fff;--soft:#fff;--brand:#000;--blue-bg:#fff;--blue-t:#000;
--yellow-bg:#fff;--yellow-t:#000;--red-bg:#fff;--red-t:#000;--gray-bg:#fff;--gray-t:#000;--purple-bg:#fff;
--purple-t:#000;--page:#fff;--deep:#000;--sea:#fff;--land:#ddd;--hit:#888;--pale:#333;--on-deep:#000;color-scheme:light}
.map rect{fill:#fff}
.hero{background:none;color:#000}.hero::after{display:none}.trip,.trip footer,.trip .top{background:none;color:#000}.hero .line dt,.trip footer :is(a,.muted){color:#333}.map{max-width:11cm!important}
html{font-size:10.5pt}.np,.skip,.btn{display:none!important}.po{display:block}
details::details-content{content-visibility:visible;height:auto;display:block}
.ic{print-color-adjust:exact;-webkit-print-color-adjust:exact}.tag{border:1px solid;background:#fff;color:#000}
main,header>div,footer>div{max-width:none;padding:0}
h2,h3,h4,summary,dt{break-after:avoid}
.sum li,.chg,.day,.sos,.place dl>div,.per>div,.box,.days>div{break-inside:avoid}
.day{border-color:#999}
.risk{print-color-adjust:exact;-webkit-print-color-adjust:exact}
.adv summary::after{display:none}
.meta a::after{content:" (" attr(href) ")"}.sec,.sum li,.chg{border-color:#999}.sec>summary::before{display:none}}
`;

/** The style sheet, inlined to save a request. */
export const STYLES = (FONT_STYLES + tokens + base + tones + parts + print).replaceAll('\n', '');

/** What pages with a form in the middle have beside it. */
export const CARD_STYLES = `
.brand{display:flex;align-items:center;gap:10px;min-height:44px;font-weight:700;color:inherit;text-decoration:none}
.card{max-width:27rem;margin:8vh auto;padding:32px;border:1px solid var(--line);border-radius:12px}
.card .ic{width:40px;height:40px}.card h1{margin:0 0 8px}.card form{margin-top:20px}
.card .muted,.card .err{display:block;margin-top:4px}.card .btn{width:100%;justify-content:center;margin-top:4px}
.card input:not([type=hidden]){max-width:none}.card .on{margin:16px 0 0;text-align:center}.on a{display:inline-block;padding:8px}
@media (max-width:40rem){.card{border:0;padding:0;margin:24px 0}}
`.replaceAll('\n', '');
