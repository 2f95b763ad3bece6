/**
 * Runs before the first paint, as the policy allows it by hash. A press on a button whose code has not come yet marks the
 * button as busy, and is repeated once the code is there: the last press counts, so that two taps act once. React writes
 * its props on an element when its code takes over. After 30 s the button is as before.
 */
export const earlyPressScript = `(function(kept,timer){
function live(b){return Object.keys(b).some(function(k){return!k.indexOf('__reactProps')})}
function drop(){clearInterval(timer);if(kept)kept.removeAttribute('aria-busy');kept=null}
addEventListener('click',function(e){
var b=e.target.closest('#root button[type=button]'),end=Date.now()+3e4;
if(!b||b==kept||live(b))return;
drop();kept=b;b.setAttribute('aria-busy','true');
timer=setInterval(function(){
if(!live(b)&&b.isConnected&&Date.now()<end)return;
drop();if(live(b))b.click()},100)
},true)})()`.replaceAll('\n', '');
