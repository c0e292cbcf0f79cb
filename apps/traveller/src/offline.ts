/** Where a page has the moment of its copy; the worker puts it there. */
export const COPIED_ON = '@@';

/** Where the worker of the copies is found; it works for the pages below `/m/`. */
export const OFFLINE_PATH = '/m/offline.js';

/** Where the copies are, for the worker and for the page. */
export const COPIES = 'landfall-pages';

/**
 * The service worker of the pages that travellers have saved on their device, and of no others. A saved page comes from the network, and
 * after three seconds or without one from the device, with the moment of its copy. A page that is closed or gone takes its copy along.
 */
export const OFFLINE = `const NAME='${COPIES}',PAGE=/^\\/m\\/[\\w-]{32}$/,WAIT=3000,AT='x-copied-at';
const open=()=>caches.open(NAME);
const copy=async(path,r)=>{const headers=new Headers({[AT]:new Date().toISOString()});
for(const n of ['content-type','content-security-policy','referrer-policy'])if(r.headers.has(n))headers.set(n,r.headers.get(n));
await(await open()).put(path,new Response(await r.blob(),{headers}))};
const renew=async(path,r)=>{if(r.ok)await copy(path,r.clone());else if(r.status===404||r.status===410)await(await open()).delete(path);return r};
const shown=async r=>{const html=await r.text(),lang=(/<html lang="([a-z]+)"/.exec(html)||[])[1];
const at=new Intl.DateTimeFormat(lang,{dateStyle:'long',timeStyle:'short'}).format(new Date(r.headers.get(AT)));
return new Response(html.replace(/(id="offline"[^>]*) hidden=""/,'$1').replace('${COPIED_ON}',()=>at),{headers:r.headers})};
addEventListener('install',()=>skipWaiting());
addEventListener('activate',e=>e.waitUntil(clients.claim()));
addEventListener('message',e=>{const{keep}=e.data,path=keep&&new URL(keep,location.origin).pathname;
if(path&&PAGE.test(path))e.waitUntil(fetch(keep).then(r=>renew(path,r)).then(r=>e.ports[0].postMessage(r.ok),()=>e.ports[0].postMessage(false)))});
addEventListener('fetch',e=>{const{method,mode,url}=e.request,path=new URL(url).pathname;
if(method==='GET'&&mode==='navigate'&&PAGE.test(path))e.respondWith((async()=>{
const kept=await(await open()).match(path);if(!kept)return fetch(e.request);
const fresh=fetch(e.request).then(r=>renew(path,r)),late=new Promise(done=>setTimeout(done,WAIT));
e.waitUntil(fresh.catch(()=>{}));
return await Promise.race([fresh.catch(()=>{}),late])||shown(kept)})())});
`;
