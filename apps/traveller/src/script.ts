import { DEVICE_PATH } from './device/device-path.js';
import { COPIES, OFFLINE_PATH } from './offline.js';

/**
 * What a page gains with JavaScript: buttons to print and to open or close all sections, a section that opens when a link
 * leads to it, closed sections opened for printers that would leave them out, the link shared, tasks ticked off and the day of today marked, both on the device alone, a copy on it, and notifications. Nothing is needed for
 * reading or sending.
 */
export const SCRIPT = `(()=>{
const all=s=>[...document.querySelectorAll(s)],secs=()=>all('.sec'),set=v=>secs().forEach(d=>d.open=v);
const acts={print:()=>print(),open:()=>set(true),close:()=>set(false),share:async b=>{const url=location.origin+location.pathname;
if(navigator.share)return navigator.share({url,title:document.title}).catch(()=>{});await navigator.clipboard.writeText(url);b.textContent=b.dataset.done},check:async b=>(await import(b.dataset.src)).openCheck(b)};
const button=(b,act)=>{b.hidden=false;b.onclick=()=>act(b)};
all('[data-check]').forEach(s=>s.hidden=false);all('[data-do]').forEach(b=>{const act=acts[b.dataset.do];if(act)button(b,act)});
const keep=document.querySelector('[data-do=keep]'),sw=navigator.serviceWorker;
if(keep&&sw&&window.caches){const path=location.pathname,words=[keep.textContent,keep.dataset.done];let kept=false;
const say=v=>{kept=v;keep.textContent=words[+v]},tt=window.trustedTypes,own={createScriptURL:()=>'${OFFLINE_PATH}'},rule=tt?tt.createPolicy('offline',own):own;
caches.match(path).then(r=>{say(!!r);button(keep,async()=>{
if(kept){await(await caches.open('${COPIES}')).delete(path);return say(false)}
await sw.register(rule.createScriptURL(''));
const{active}=await sw.ready,c=new MessageChannel();c.port1.onmessage=e=>say(e.data);active.postMessage({keep:path+location.search},[c.port2])})})}
const dev=document.querySelector('[data-device]');
if(dev&&sw&&window.PushManager&&window.Notification){const load=()=>import('${DEVICE_PATH}');dev.hidden=false;
dev.querySelector('button').onclick=async()=>{const p=Notification.requestPermission();(await load()).pressDevice(dev,p)};
if(Notification.permission==='granted')load().then(m=>m.lookAtDevice(dev))}
const marks=all('[data-mark]'),store='landfall-done'+location.pathname;
try{const kept=new Set(JSON.parse(localStorage.getItem(store)||'[]')),count=document.querySelector('[data-marks]'),
say=()=>{count.hidden=false;count.firstChild.textContent=count.dataset.marks.replace('@1',marks.filter(m=>m.checked).length).replace('@2',marks.length)};
if(!marks.length)localStorage.removeItem(store);
marks.forEach(m=>{const tasks=m.dataset.mark.split(',');m.parentNode.hidden=false;m.checked=tasks.every(id=>kept.has(id));
m.onchange=()=>{tasks.forEach(id=>m.checked?kept.add(id):kept.delete(id));localStorage.setItem(store,JSON.stringify([...kept]));say()}});
if(marks.some(m=>m.checked))say()}catch{}
const today=new Date().toLocaleDateString('sv');all('[data-day]').filter(d=>d.dataset.day<=today).pop()?.setAttribute('aria-current','date');
const go=()=>{const d=document.getElementById(location.hash.slice(1));const s=d&&d.closest('.sec');if(s){s.open=true;d.scrollIntoView()}};
addEventListener('hashchange',go);go();
let shut=[];addEventListener('beforeprint',()=>{shut=secs().filter(d=>!d.open);set(true)});addEventListener('afterprint',()=>shut.forEach(d=>d.open=false));
const l=document.querySelector('.lang');
if(l){addEventListener('click',e=>{if(!l.contains(e.target))l.open=false});
addEventListener('keydown',e=>{if(e.key==='Escape'&&l.open){l.open=false;l.firstChild.focus()}})}
})()`.replaceAll('\n', '');
