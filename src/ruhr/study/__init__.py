"""What strong games teach: what first choices, markers and buildings are worth."""
