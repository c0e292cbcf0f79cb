/**
 * What a page gains with JavaScript: buttons to print and to open or close all sections, a section that opens when a link
 * leads to it, and closed sections opened for printers that would leave them out. Nothing is needed for reading or sending.
 */
export const SCRIPT = `(()=>{
const all=s=>[...document.querySelectorAll(s)],secs=()=>all('.sec'),set=v=>secs().forEach(d=>d.open=v);
all('[data-do]').forEach(b=>{b.hidden=false;b.onclick=()=>b.dataset.do==='print'?print():set(b.dataset.do==='open')});
const go=()=>{const d=document.getElementById(location.hash.slice(1));const s=d&&d.closest('.sec');if(s){s.open=true;d.scrollIntoView()}};
addEventListener('hashchange',go);go();
let shut=[];addEventListener('beforeprint',()=>{shut=secs().filter(d=>!d.open);set(true)});addEventListener('afterprint',()=>shut.forEach(d=>d.open=false));
const l=document.querySelector('.lang');
if(l){addEventListener('click',e=>{if(!l.contains(e.target))l.open=false});
addEventListener('keydown',e=>{if(e.key==='Escape'&&l.open){l.open=false;l.firstChild.focus()}})}
})()`.replaceAll('\n', '');
