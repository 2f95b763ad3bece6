import '../../../ui/tokens.css';
import '../../../ui/fonts.css';
import '../../../ui/base.css';
import '../../ui/console.css';
import './sun.css';
import { createRoot } from 'react-dom/client';
import { ignoreSecondPresses } from '../../../ui/second-press.ts';
import { cacheOffline } from './device/cache-offline.ts';
import { startRound } from './device/queue.ts';
import { RoundApp } from './round-app.tsx';

const root = document.getElementById('root');
if (root !== null) createRoot(root).render(<RoundApp />);
ignoreSecondPresses();
void startRound();
void cacheOffline();
