/** Where a page has the moment of its copy; the worker puts it there. */
export const COPIED_ON = '@@';

/** Where the worker of the pages is found; it works for the pages below `/m/`, or for one of them alone. */
export const OFFLINE_PATH = '/m/offline.js';

/** Where the copies are, for the worker and for the page. */
export const COPIES = 'landfall-pages';

/** What a device shows when a push has come, in which language. */
export interface Notice {
  language: string;
  text: string;
}

/** In a script nothing ends its element or its line. */
const literal = (value: string): string => JSON.stringify(value).replaceAll(/[^\x20-\x7e]/g, escaped);
const escaped = (unit: string): string => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;

/**
 * The service worker of the pages that travellers have saved on their device, and of no others. A saved page comes from the network, and
 * after three seconds or without one from the device, with the moment of its copy. A page that is closed or gone takes its copy along, and the
 * push subscription of the device. Registered for one page, it shows the notice when a push has come, which says nothing itself, and opens the page.
 */
export const offlineWorker = ({ language, text }: Notice): string =>
  `const NAME='${COPIES}',PAGE=/^\\/m\\/[\\w-]{32}$/,WAIT=3000,AT='x-copied-at',LANG=${literal(language)},TEXT=${literal(text)};
const own=new URL(registration.scope).pathname,open=()=>caches.open(NAME),isGone=r=>r.status===404||r.status===410;
const copy=async(path,r)=>{const headers=new Headers({[AT]:new Date().toISOString()});
for(const n of ['content-type','content-security-policy','referrer-policy'])if(r.headers.has(n))headers.set(n,r.headers.get(n));
await(await open()).put(path,new Response(await r.blob(),{headers}))};
const leave=async()=>{const s=PAGE.test(own)&&await registration.pushManager.getSubscription();if(s)await s.unsubscribe()};
const renew=async(path,r)=>{if(r.ok)await copy(path,r.clone());else if(isGone(r)){await(await open()).delete(path);await leave()}return r};
const shown=async r=>{const html=await r.text(),lang=(/<html lang="([a-z]+)"/.exec(html)||[])[1];
const at=new Intl.DateTimeFormat(lang,{dateStyle:'long',timeStyle:'short'}).format(new Date(r.headers.get(AT)));
return new Response(html.replace(/(id="offline"[^>]*) hidden=""/,'$1').replace('${COPIED_ON}',()=>at),{headers:r.headers})};
const tell=async(act,endpoint)=>{const r=await fetch(own+'/device/'+act,{method:'POST',body:new URLSearchParams({endpoint,lang:LANG})});return r.json()};
addEventListener('install',()=>skipWaiting());
addEventListener('activate',e=>e.waitUntil(clients.claim()));
addEventListener('message',e=>{const{keep,device}=e.data,say=v=>e.ports[0].postMessage(v),path=keep&&new URL(keep,location.origin).pathname;
if(path&&PAGE.test(path))e.waitUntil(fetch(keep).then(r=>renew(path,r)).then(r=>say(r.ok),()=>say(false)));
if(device&&PAGE.test(own))e.waitUntil(tell(device.act,device.endpoint).then(say,()=>say(null)))});
addEventListener('push',e=>e.waitUntil(registration.showNotification(TEXT,{tag:'trip',lang:LANG})));
addEventListener('notificationclick',e=>{e.notification.close();e.waitUntil((async()=>{const url=own+'?lang='+LANG;
for(const c of await clients.matchAll({type:'window',includeUncontrolled:true}))if(new URL(c.url).pathname===own)try{await c.focus();await c.navigate(url);return}catch{}
await clients.openWindow(url)})())});
addEventListener('pushsubscriptionchange',e=>{const o=e.oldSubscription;e.waitUntil((async()=>{if(o)await tell('off',o.endpoint).catch(()=>{});
const s=e.newSubscription||o&&await registration.pushManager.subscribe(o.options);if(s)await tell('on',s.endpoint)})())});
addEventListener('fetch',e=>{const{method,mode,url}=e.request,path=new URL(url).pathname;
if(method==='GET'&&mode==='navigate'&&PAGE.test(path))e.respondWith((async()=>{
const kept=await(await open()).match(path);
if(!kept){const r=await fetch(e.request);if(isGone(r))e.waitUntil(leave());return r}
const fresh=fetch(e.request).then(r=>renew(path,r)),late=new Promise(done=>setTimeout(done,WAIT));
e.waitUntil(fresh.catch(()=>{}));
return await Promise.race([fresh.catch(()=>{}),late])||shown(kept)})())});
`;
