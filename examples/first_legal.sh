#!/bin/sh
while read -r word rest; do
  case $word in
    ruhr) printf 'id name first legal\nid author a reader\nok\n' ;;
    isready) echo readyok ;;
    legal) first=${rest%%;*} ;;
    go) echo "action $first" ;;
    quit) exit ;;
  esac
done
